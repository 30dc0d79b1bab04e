import type { EventKind } from './former/event-kinds.ts'
import type { AdviceContext } from './advice-context.ts'
import { avoidLines, coverLines } from './avoid-lines.ts'
import type { ChosenPiece } from './choose-pieces.ts'
import { codeLines, eveningOutdoorLines, hourLines, longDayLines } from './code-lines.ts'
import { linesOfEvent } from './event-stock.ts'
import { factLines } from './fact-lines.ts'
import { factsToSay, type TellingFact } from './facts-to-say.ts'
import { heatLines } from './heat-lines.ts'
import { outfitBase } from './outfit-base.ts'
import { floorLengthLines, otherWayLines, preferenceLines } from './preference-lines.ts'
import { togetherLines } from './together-lines.ts'

const MOST_AFTER_LEAD = 6
const DRESSED_FROM = 3.5
const OTHER_WAY_FROM = 2.6
const FLOOR_LENGTH_FROM = 4.5

interface Sentence {
  readonly text: string | null | undefined
  /** Where there is no room for all, the highest are left out. */
  readonly rank: number
}

/** The sentences of the recommendation, the lead first, still with their `{names}`. */
export function adviceWords(context: AdviceContext, pieces: readonly ChosenPiece[]): string[] {
  const { event, pick, preference } = context
  const lines = linesOfEvent(event.kind)
  const [first, second] = factsToSay(context)
  // In the order in which they are read.
  const sentences: Sentence[] = [
    { text: pick('asks', lines.asks), rank: 1 },
    { text: event.dressCode && pick('code', codeLines[event.dressCode]), rank: 4 },
    { text: heatSentence(context), rank: 3 },
    { text: factSentence(context, first), rank: 2 },
    { text: factSentence(context, second), rank: 4 },
    { text: timeSentence(context, pieces), rank: event.hour ? 4 : 6 },
    { text: togetherSentence(context, pieces), rank: 7 },
    { text: pick('says', preferenceLines[preference].says), rank: 1 },
    { text: otherWay(context, pieces), rank: 5 },
    { text: avoidSentence(context), rank: 3 },
  ]
  const said = sentences.filter(({ text }) => text)
  const kept = said.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_AFTER_LEAD)
  const body = said.filter((sentence) => kept.includes(sentence)).map(({ text }) => text)
  return [pick('lead', lines.leads), ...body].flatMap((text) => text ?? [])
}

const ACTIVE_BELOW = 1.9

// Sportswear needs no composing, jewelry is no second voice, and two pieces of one color show no step.
function togetherSentence(context: AdviceContext, pieces: readonly ChosenPiece[]): string | null {
  if (context.level < ACTIVE_BELOW) return null
  const base = outfitBase(context)
  const [main, second] = pieces
  const isFree = (line: string) =>
    (main?.color !== second?.color || !line.includes('step in color')) &&
    (base !== 'dress' || second?.role === 'layer' || !line.includes('{p2}'))
  return context.pick('together', togetherLines[base].filter(isFree))
}

function factSentence({ pick }: AdviceContext, fact: TellingFact | undefined): string | null {
  return fact ? pick(`says ${fact}`, factLines[fact].says) : null
}

// Their own lines say how to layer for them.
const layered: ReadonlySet<EventKind> = new Set<EventKind>(['hike', 'sport', 'snow'])

function heatSentence({ heat, event, level, pick }: AdviceContext): string | null {
  if (event.kind && layered.has(event.kind)) return null
  return heat && pick('heat', heatLines(heat, event.needs.setting === 'indoors', level >= DRESSED_FROM))
}

function timeSentence({ event, pick }: AdviceContext, pieces: readonly ChosenPiece[]): string | null {
  const { dayTime, setting } = event.needs
  const hasLayer = pieces.some(({ role }) => role === 'layer')
  if (event.isLong && hasLayer) return pick('long', longDayLines)
  if (event.hour && dayTime) return pick('hour', hourLines[dayTime])
  if (!hasLayer) return null
  const isDark = dayTime === 'evening' || dayTime === 'night'
  return isDark && setting === 'outdoors' ? pick('evening', eveningOutdoorLines) : null
}

// Whoever does not wear what was chosen is told the other way, unless the words said which it is.
function otherWay(context: AdviceContext, pieces: readonly ChosenPiece[]): string | null {
  const { event, level, pick } = context
  const base = outfitBase(context)
  const isSaid = event.facts.has('wears dress') || event.facts.has('wears suit')
  if (isSaid || level < OTHER_WAY_FROM || base === 'separates' || pieces[0]?.kind === 'jumpsuit') return null
  const stock = level >= FLOOR_LENGTH_FROM ? floorLengthLines : otherWayLines
  return pick('other way', stock[base === 'dress' ? 'trousers' : 'dress'])
}

const covered: ReadonlySet<EventKind> = new Set<EventKind>(['worship', 'christening', 'feast'])

function avoidSentence({ event, pick }: AdviceContext): string | null {
  const { avoidColors, asksCover } = event.needs
  const reasons = [...new Set(avoidColors.map(({ reason }) => reason))]
  const isCovered = event.facts.has('temple') || (event.kind !== null && covered.has(event.kind))
  if (reasons.length === 0) return asksCover && isCovered ? pick('cover', coverLines) : null
  return pick('avoid', (event.kind && avoidLines[event.kind]) ?? reasons)
}
