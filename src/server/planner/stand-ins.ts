import type { WeekDay } from '../../contract/planner.ts'
import type { SolvedDay, WeekToSolve, DayToDress } from '../../domain/planner/week-to-solve.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { WeeklyPlan, DailyOutfit } from '../../contract/planner.ts'

export function dayInWords({ day, solved }: { day: DayToDress; solved: SolvedDay; plan: object }) {
  const names = solved.outfit?.pieces.map(({ name }) => name).join(', ')
  return {
    outfitDescription: names ?? 'A shirt and trousers.',
    stylingNotes: 'Roll the sleeves.',
    weatherConsiderations: `${day.weather?.condition ?? 'Nobody knows'}.`,
    occasionDetails: 'Work.',
    reasons: new Map(solved.outfit?.pieces.map(({ id }) => [id, 'It is there.'])),
  }
}

export function weekInWords(_solved: readonly SolvedDay[]): string {
  return 'No top is worn twice.'
}

export function plannedSwaps({
  week,
  day,
  pieceId,
  count,
}: {
  week: WeekToSolve
  day: WeekDay
  pieceId: string
  count: number
}): { piece: StylistPiece; reasoning: string }[] {
  const worn = week.days.find((each) => each.day === day)?.fixed ?? []
  const former = worn.find(({ id }) => id === pieceId)
  return week.closet
    .filter((piece) => piece.garment.slot === former?.garment.slot && !worn.some(({ id }) => id === piece.id))
    .slice(0, count)
    .map((piece) => ({ piece, reasoning: 'It is there too.' }))
}

export function calendarFile({ plan, days }: { plan: WeeklyPlan; days: readonly DailyOutfit[]; now: Date }) {
  return `BEGIN:VCALENDAR\r\nX-WR-CALNAME:${plan.title}\r\n${days.length}\r\nEND:VCALENDAR\r\n`
}
