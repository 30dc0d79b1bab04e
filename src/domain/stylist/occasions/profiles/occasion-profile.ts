import * as z from 'zod/mini'
import { occasionPresets } from '../../../../contract/stylist/stylist.ts'
import { colorFamilies } from '../../../closet/colors/color-family.ts'
import { GarmentSelector } from '../../../closet/garment-selector.ts'
import { activities } from '../../outfit-needs.ts'

const list = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.optional(z.array(z.enum(values)).check(z.minLength(1)))
const texts = z.optional(z.array(z.string().check(z.minLength(2))).check(z.minLength(1)))
const number = z.optional(z.number())

const Want = z.strictObject({
  of: GarmentSelector,
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  what: z.string(),
})

/** `what` is unsuitable and named with the occasion, 'a hoodie at a wedding'; `why` is a full reason instead. */
const Ban = z.union([
  z.strictObject({ of: GarmentSelector, what: z.string() }),
  z.strictObject({
    of: GarmentSelector,
    /** 'It rides up'. */
    why: z.string(),
    /** The same of several, unless it is equal: 'they ride up'. */
    whySeveral: z.optional(z.string()),
    /** The reason says by itself that the garment doesn't suit: 'open shoes are too cold'. */
    isVerdict: z.optional(z.literal(true)),
  }),
])

/** When a weather row applies even if no word names it. */
const Circumstance = z.enum([
  'day',
  'after dark',
  'indoors',
  'outdoors by day',
  'dry',
  'in sportswear',
  'swimming outdoors',
  'not dressed up',
  'in a suit, in the rain',
  'on a bicycle in the rain',
  'in wet mud',
  // The forecast says it, but not the words of the request.
  'in unmentioned rain',
])

const Bounds = z.strictObject({ least: z.number(), ideal: z.number(), most: z.number() })

/** One row of the occasion tables: an event, dress code, ground, movement, setting, weather or shared manner. */
export const OccasionProfile = z.strictObject({
  id: z.string(),
  /** The preset that means this row. */
  preset: z.optional(z.enum(occasionPresets)),
  /** Id of the more general event. */
  family: z.optional(z.string()),
  /** The row applies if the words name a row of each list: a wedding and a beach. */
  combines: z.optional(z.array(z.array(z.string()))),
  /** Remains the main event whatever 'for', 'at' or 'with' adds: 'an interview at a hospital'. */
  isHead: z.optional(z.literal(true)),
  /** In the form that follows 'for'. */
  name: z.optional(z.string()),
  /** Follows an unsuitable garment: 'at a wedding'. */
  at: z.optional(z.string()),
  /** From 1 to 5: the heaviest event is the main one, and rules of heavier rows override lighter ones. */
  weight: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])),
  /** On the scale of `Garment.formality`. */
  formality: z.optional(Bounds),
  /** Added to the formality of the main event: 'relaxed', 'law firm'. */
  lift: number,
  mood: z.optional(z.enum(['grave', 'festive', 'everyday'])),
  dayTime: z.optional(z.enum(['morning', 'day', 'evening', 'night'])),
  /** Typical duration. */
  hours: number,
  setting: z.optional(z.enum(['indoors', 'outdoors'])),
  activities: list(activities),
  asksCover: z.optional(z.literal(true)),
  /** In degrees Celsius; used if the words give no temperature. */
  celsius: number,
  season: z.optional(z.enum(['spring', 'summer', 'fall', 'winter'])),
  isWet: z.optional(z.literal(true)),
  isWindy: z.optional(z.literal(true)),
  /** In degrees Celsius: the row applies from `from` up to, but not at, `below`. */
  between: z.optional(z.strictObject({ from: z.number(), below: z.number() })),
  when: z.optional(Circumstance),
  /** Types of garments made for this event: with one as the focus piece, unknown words mean this event. */
  wornFor: texts,
  /** Ids of rows that this one includes. */
  with: texts,
  /** English phrases; other languages follow under their ISO 639-1 codes. */
  words: texts,
  de: texts,
  fr: texts,
  es: texts,
  it: texts,
  pt: texts,
  nl: texts,
  tr: texts,
  hi: texts,
  pl: texts,
  sv: texts,
  no: texts,
  da: texts,
  fi: texts,
  /** Malay and Indonesian. */
  ms: texts,
  wants: z.optional(z.array(Want)),
  odd: z.optional(z.array(Ban)),
  never: z.optional(z.array(Ban)),
  wantColors: list(colorFamilies),
  /** Each reason is a full sentence. */
  avoidColors: z.optional(
    z.array(
      z.strictObject({
        families: z.array(z.enum(colorFamilies)),
        reason: z.string(),
        /** Dark shades are allowed: burgundy and bottle green are not bright colors. */
        sparesDark: z.optional(z.literal(true)),
      }),
    ),
  ),
})
export type OccasionProfile = z.infer<typeof OccasionProfile>
export type ProfileBan = z.infer<typeof Ban>
export type Circumstance = z.infer<typeof Circumstance>

// prettier-ignore
export const profileLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'tr', 'hi', 'pl', 'sv', 'no', 'da', 'fi', 'ms'] as const
