import { capital } from '../../sentence.ts'
import type { EventReading } from '../occasions/read-event.ts'
import type { AskerRow } from './advice-tables.ts'
import { mentions, type ChosenPiece } from './choose-pieces.ts'
import type { Asker } from './read-asker.ts'
import type { Unknown } from './unknown-words.ts'

export interface AdviceFacts {
  readonly reading: EventReading
  readonly asker: Asker
  readonly chosen: readonly ChosenPiece[]
  readonly unknown: Unknown
  /** As '30 °C'; null where the words give no figure. */
  readonly degrees: string | null
  /** The style and the season, for where no event is known: 'classic advice for summer'. */
  readonly general: string
}

const MOST_SENTENCES = 5
const MOST_WORDS = 18

/** The sentences of a recommendation, the one on what to wear first or right after what was not understood. */
export function adviceWords(facts: AdviceFacts): string[] {
  const { asker, reading } = facts
  const notes = asker.rows.map(({ note }: AskerRow) => note ?? '')
  const lines = [
    ...unknownLines(facts),
    outfitLine(facts),
    ...notes.slice(0, 2),
    weatherLine(facts),
    coverLine(facts),
    reading.needs.avoidColors[0]?.reason ?? '',
    wantLine(facts),
    banLine(facts),
  ]
  return [...new Set(lines)].filter((line) => isFit(line, asker)).slice(0, MOST_SENTENCES)
}

/** Whether a text is short enough, and says nothing that the asker rules out or that isn't theirs. */
export function isFit(text: string, asker: Asker): boolean {
  if (text === '' || mentions(text, asker.neverWords)) return false
  if (asker.wears === 'men' && womens.test(text)) return false
  if (asker.heels === 'none' && /\bheel/i.test(text)) return false
  if (asker.coverage === 'hair, arms and legs' && /\bhats?\b|\bbeanie|\bcap\b/i.test(text)) return false
  return text.split(/(?<=[.!?]) /).every((sentence) => sentence.split(/\s+/).length <= MOST_WORDS)
}

const womens =
  /\b(?:gowns?|dress(?:es)?(?! (?:shirt|shoes|code|clothes|coat))|skirts?|blouses?|heels?|fascinators?|handbags?|purses?|clutch|tights|saris?|lehengas?|dupatta|bridesmaids?)\b/i

function unknownLines({ unknown, reading, general }: AdviceFacts): string[] {
  const [first, second] = unknown.words
  const name = first ? `“${first}”${second ? ` or “${second}”` : ''}` : 'an event in this'
  if (unknown.isAll) return [`Armadio doesn't recognize ${name}.`, `This is general ${general}.`]
  if (!first) return []
  return [`Armadio doesn't recognize ${name}.`, `This advice is for ${reading.event?.name ?? 'the day'}.`]
}

function outfitLine({ reading, chosen, unknown, asker }: AdviceFacts): string {
  const core = chosen
    .filter(({ row }) => ['whole', 'top', 'bottom'].includes(row.part))
    .map(({ phrase }) => phrase)
  const shoes = chosen.find(({ row }) => row.part === 'shoes')?.phrase
  const worn = core.length > 0 ? core.join(' and ') : (chosen[0]?.phrase ?? 'simple, clean clothes')
  const whole = shoes && core.length > 0 ? `${worn} with ${shoes}` : worn
  const name = reading.event?.name ?? reading.dressCode?.name ?? 'the day'
  const isPlain = reading.event !== null && unknown.words.length === 0
  const phrase = isPlain && !awkward.test(reading.needs.phrase) ? reading.needs.phrase : name
  const lines = unknown.isAll
    ? [`Wear ${whole}.`]
    : [
        `For ${phrase}, wear ${whole}.`,
        `For ${name}, wear ${whole}.`,
        `For ${name}, wear ${worn}.`,
        `Wear ${whole}.`,
      ]
  return lines.find((line) => isFit(line, asker)) ?? `Wear ${worn}.`
}

// 'A giving birth', 'a moving out'.
const awkward =
  /^an? (?:giving|going|getting|being|doing|helping|taking|playing|painting|moving)\b|^the occasion$/

function weatherLine({ reading, chosen, degrees }: AdviceFacts): string {
  const { isWet, temperatureCelsius, setting } = reading.needs
  const layer = chosen.find(({ row }) => row.part === 'layer')?.phrase
  const small = chosen.find(
    ({ garment }) => garment.tags.has('warm accessory') || garment.tags.has('sun hat'),
  )?.phrase
  const when = degrees ? `At ${degrees}` : isWet ? 'In the rain' : null
  if (layer && /blazer|cardigan/.test(layer)) return `Add ${layer}.`
  if (layer && when) return `${when}, add ${layer}${small ? ` and ${small}` : ''}.`
  if (layer) return `Add ${layer} for ${setting === 'outdoors' ? 'the time outside' : 'the trip there'}.`
  if (temperatureCelsius !== null && temperatureCelsius >= 26)
    return `${when ?? 'In the heat'}, choose light, loose fabrics.`
  return degrees ? `The outfit is planned for ${degrees}.` : ''
}

function coverLine({ reading, asker }: AdviceFacts): string {
  if (!reading.needs.asksCover || asker.coverage !== 'as I like' || asker.wears === 'men') return ''
  return 'Keep shoulders and knees covered.'
}

// What the occasion calls for most, where the pieces do not say it already.
function wantLine({ reading, chosen }: AdviceFacts): string {
  const { event, dressCode, needs } = reading
  const row = dressCode?.wants ? dressCode : event
  const said = chosen.map(({ text }) => text.toLowerCase()).join(' ')
  const own = (row?.wants ?? []).filter(({ weight }) => weight >= 2)
  const kept = own.find(
    ({ what }) => (needs.wants ?? []).some((want) => want.what === what) && !said.includes(what),
  )
  return row?.name && kept ? `${capital(row.name)} calls for ${kept.what}.` : ''
}

function banLine({ reading }: AdviceFacts): string {
  const { event, needs } = reading
  const own = [...(event?.never ?? [])].flatMap((ban) =>
    'what' in ban && !/ | and /.test(ban.what.replace(/^an? /, '')) ? [ban.what] : [],
  )
  const kept = own.filter(
    (what) =>
      !/bag|tote|backpack|clutch|gear|wear\b/.test(what) &&
      (needs.never ?? []).some(({ why }) => why.startsWith(what)),
  )
  const [first, second] = new Set(kept)
  if (!first) return ''
  return `Don't wear ${first}${second ? ` or ${second}` : ''}.`
}
