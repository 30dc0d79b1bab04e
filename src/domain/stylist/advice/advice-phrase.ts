import { capital } from '../../sentence.ts'
import type { DayTime } from '../outfit-needs.ts'
import type { AdviceContext, HeatBand } from './advice-context.ts'
import type { ChosenPiece } from './choose-pieces.ts'

const span: Readonly<Record<DayTime, string>> = {
  morning: 'a morning',
  day: 'a day',
  evening: 'an evening',
  night: 'a night',
}

/** The event as it stands after 'for'; where no word of it was understood, what else was: 'an evening in July'. */
function advicePhrase({ event }: AdviceContext): string {
  if (event.kind) return event.needs.phrase
  const { dayTime, setting } = event.needs
  const month = event.month ? ` in ${event.month}` : ''
  const where = setting === 'outdoors' ? ' outdoors' : ''
  if (!dayTime && !month && !where) return 'this'
  return `${dayTime ? span[dayTime] : 'a day'}${where}${month}`
}

const feltHeat: Readonly<Record<HeatBand, string>> = {
  hot: 'in that heat',
  warm: 'in warm weather',
  mild: 'in mild weather',
  cool: 'in cool weather',
  cold: 'in that cold',
}

/** The heat as it stands in a sentence: 'at 30 °C', 'in July', 'in summer', 'in that cold'. */
function atHeat({ event, heat, season }: AdviceContext): string {
  if (event.degrees) return `at ${event.degrees}`
  const isFelt = event.needs.temperatureCelsius !== null || (event.kind === 'snow' && season !== 'winter')
  if (isFelt && heat) return feltHeat[heat]
  if (event.month && season === event.needs.season && !event.needs.phrase.includes(event.month))
    return `in ${event.month}`
  return season ? `in ${season}` : ''
}

/** What the `{names}` of sentences stand for in this advice. */
export function adviceValues(
  context: AdviceContext,
  pieces: readonly ChosenPiece[],
): Readonly<Record<string, string>> {
  const [main, second] = context.palette
  const at = atHeat(context)
  const hour = context.event.hour ? `at ${context.event.hour}` : 'by day'
  const colors = [
    ...new Set(
      pieces.filter(({ kind, color }) => !jewelry.has(kind) && color !== 'natural').map(({ color }) => color),
    ),
  ]
  return {
    phrase: advicePhrase(context),
    at,
    At: capital(at),
    hour,
    Hour: capital(hour),
    c1: colors[0] ?? main,
    c2: colors[1] ?? second,
    p1: pieces[0]?.name ?? '',
    p2: pieces[1]?.name ?? '',
    p3: pieces[2]?.name ?? '',
  }
}

const jewelry: ReadonlySet<string> = new Set(['earrings', 'necklace', 'watch'])
