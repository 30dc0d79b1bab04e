import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { GarmentSelector, isSelected } from '../../closet/garment-selector.ts'
import { stableNumber } from '../../stable-number.ts'
import type { Outfit, StylistPiece } from '../../stylist/outfit.ts'
import { activities, type OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { isTooLight } from '../../stylist/score/terms/score-season.ts'
import { temperatureFor } from '../../stylist/score/warmth-needed.ts'
import { capital } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import rows from './styling-tips.json' with { type: 'json' }

const TipRow = z.strictObject({
  /** At most one tip per kind is given. */
  kind: z.string(),
  /** How much the tip changes the outfit, 0 to 1. */
  weight: z.number().check(z.minimum(0), z.maximum(1)),
  of: GarmentSelector,
  /** A second piece, which the text can name. */
  with: z.optional(GarmentSelector),
  /** Requires both pieces to have the same color family. */
  isOneColor: z.optional(z.boolean()),
  /** Requires that no piece of the outfit matches. */
  without: z.optional(GarmentSelector),
  when: z.optional(z.enum(['wet', 'windy', 'dressed up'])),
  /** Excludes such a day. */
  unless: z.optional(z.enum(['wet', 'windy', 'grave', 'outdoors'])),
  /** Maximum formality of the occasion. */
  formalityTo: z.optional(z.number()),
  /** Ids of occasion rows, one of which is required. */
  profiles: z.optional(z.array(z.string())),
  activity: z.optional(z.enum(activities)),
  /** Excludes these activities. */
  notIn: z.optional(z.array(z.enum(activities))),
  /** Minimum and maximum °C; requires a day with a known temperature. */
  celsius: z.optional(z.tuple([z.number(), z.number()])),
  /** Requires an outfit that is too light for the day. */
  isTooLight: z.optional(z.literal(true)),
  /** `{of}` and `{with}` name the pieces; `{of:is|are}` is the verb in singular or plural. */
  text: z.string(),
})
type TipRow = z.infer<typeof TipRow>

const tipRows = once(() => z.array(TipRow).parse(rows))

const TIPS_MAX = 5
const RANDOM_WEIGHT = 0.3
// Minimum formality for `when: 'dressed up'`.
const DRESSED_UP_FROM = 2.2

/** A styling tip for an outfit. */
export interface StylingTip {
  readonly kind: string
  readonly weight: number
  readonly text: string
}

/** Returns up to five styling tips of different kinds, the most useful first. */
export function stylingTips({ pieces }: Pick<Outfit, 'pieces'>, needs: OutfitNeeds | null): StylingTip[] {
  const seed = pieces.map(({ id }) => id).join()
  const tips = tipRows()
    .flatMap((row) => tipFrom(row, pieces, needs) ?? [])
    .map((tip) => ({ tip, score: tip.weight + RANDOM_WEIGHT * (stableNumber(`${tip.kind}:${seed}`) - 0.5) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ tip }) => tip)
  const ofKind = new Map<string, StylingTip>()
  for (const tip of tips) {
    if (ofKind.size < TIPS_MAX && !ofKind.has(tip.kind)) ofKind.set(tip.kind, tip)
  }
  return [...ofKind.values()]
}

function tipFrom(row: TipRow, pieces: readonly StylistPiece[], needs: OutfitNeeds | null): StylingTip | null {
  const find = (selector: GarmentSelector, but?: StylistPiece) =>
    pieces.find(
      (piece) => piece !== but && piece.garment.type !== null && isSelected(piece.garment, selector),
    )
  const of = find(row.of)
  if (!of || !isForDay(row, needs)) return null
  const other = row.with && find(row.with, of)
  const family = of.garment.color?.family
  if (row.isOneColor && (!family || family !== other?.garment.color?.family)) return null
  if (row.with && !other) return null
  if (row.without && find(row.without)) return null
  if (row.isTooLight && !(needs && isTooLight(pieces, needs))) return null
  return { kind: row.kind, weight: row.weight, text: filledIn(row.text, pieces, of, other) }
}

function isForDay(
  { when, unless, formalityTo, profiles, activity, notIn, celsius }: TipRow,
  needs: OutfitNeeds | null,
): boolean {
  const occasion = needs?.occasion
  const holds = {
    wet: occasion?.isWet,
    windy: occasion?.isWindy,
    grave: occasion?.mood === 'grave',
    outdoors: occasion?.setting === 'outdoors',
    'dressed up': !occasion || occasion.formality.ideal >= DRESSED_UP_FROM,
  }
  if ((when && !holds[when]) || (unless && holds[unless])) return false
  if (formalityTo !== undefined && occasion && occasion.formality.ideal > formalityTo) return false
  if (profiles && !profiles.some((id) => occasion?.profiles?.includes(id))) return false
  if (activity && !occasion?.activities.includes(activity)) return false
  if (notIn?.some((one) => occasion?.activities.includes(one))) return false
  if (!celsius) return true
  const [least, most] = celsius
  const degrees = temperatureFor(needs)
  return degrees !== null && degrees >= least && degrees <= most
}

function filledIn(
  text: string,
  pieces: readonly StylistPiece[],
  of: StylistPiece,
  other: StylistPiece | undefined,
): string {
  const words = { of: pieceWords(of, pieces), with: other && pieceWords(other, pieces) }
  return text.replaceAll(
    /\{(of|Of|with)(?::([^|}]+)\|([^}]+))?\}/g,
    (_, name: string, one?: string, several?: string) => {
      const piece = name === 'with' ? words.with : words.of
      if (!piece) return ''
      if (one !== undefined && several !== undefined) return piece.does(one, several)
      return name === 'Of' ? capital(piece.the) : piece.the
    },
  )
}
