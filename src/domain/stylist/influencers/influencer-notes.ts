import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { type ArchetypeId, archetypeIds } from '../../../contract/stylist/influencer.ts'
import { wearChoices } from '../../../contract/user/profile.ts'
import archetypeRows from './archetypes.json' with { type: 'json' }
import fashion from './figures/fashion.json' with { type: 'json' }
import film from './figures/film.json' with { type: 'json' }
import historical from './figures/historical.json' with { type: 'json' }
import music from './figures/music.json' with { type: 'json' }
import publicLife from './figures/public-life.json' with { type: 'json' }
import royalty from './figures/royalty.json' with { type: 'json' }
import socialMedia from './figures/social-media.json' with { type: 'json' }
import sport from './figures/sport.json' with { type: 'json' }

const texts = z.array(z.string())

const GarmentNote = z.strictObject({
  slot: z.enum(['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']),
  color: z.optional(z.string()),
  /** Without its color: 'fine-knit turtleneck'. */
  name: z.string(),
  isPlural: z.optional(z.literal(true)),
  /** Undefined if anyone wears it. */
  wornBy: z.optional(z.literal('women')),
})
export type GarmentNote = z.infer<typeof GarmentNote>

const Habit = z.strictObject({
  /** In its base form: 'turn' of 'turn the collar up'. */
  verb: z.string(),
  rest: z.string(),
  /** Name of the garment involved; undefined if any outfit will do. */
  with: z.optional(z.string()),
  /** Reveals more than an occasion with covered shoulders allows. */
  reveals: z.optional(z.literal(true)),
})
export type Habit = z.infer<typeof Habit>

const common = {
  /** Words that `swatchColor` can draw. */
  colors: texts,
  silhouettes: texts,
  habits: z.array(Habit),
  avoids: texts,
  brands: texts,
}

const Figure = z.strictObject({
  id: z.string(),
  /** As people type them; the first is the one to show. */
  names: texts,
  wears: z.enum(wearChoices),
  archetype: z.enum(archetypeIds),
  second: z.optional(z.enum(archetypeIds)),
  /** First year of the decade that the notes describe. */
  era: z.number(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** A way of dressing that the person publicly represents. */
  speaksFor: z.optional(
    z.enum(['hijab', 'modest dress', 'plus-size fashion', 'style after 60', 'accessible fashion']),
  ),
  garments: z.array(GarmentNote),
  ...common,
})
/** Publicly known facts about a person's style. */
export type Figure = z.infer<typeof Figure>

export const outfitLevels = ['casual', 'smart', 'formal'] as const
export type OutfitLevel = (typeof outfitLevels)[number]

// Each garment is an optional color and the name of a catalog garment: 'navy striped T-shirt'.
const outfits = z.record(z.enum(outfitLevels), texts)

const wardrobe = z.enum(['womenswear', 'menswear'])
const Archetype = z.strictObject({
  id: z.enum(archetypeIds),
  name: z.string(),
  /** Other names that people type. */
  also: texts,
  ...common,
  /** Garments to buy first. */
  buys: texts,
  /** The outfit that illustrates the archetype. */
  shown: z.strictObject({ wears: wardrobe, level: z.enum(outfitLevels) }),
  outfits: z.record(wardrobe, outfits),
})
export type Archetype = z.infer<typeof Archetype>

/** Every public figure with notes. */
export const figures: () => readonly Figure[] = once(() =>
  z
    .array(Figure)
    .parse([
      ...fashion,
      ...film,
      ...historical,
      ...music,
      ...publicLife,
      ...royalty,
      ...socialMedia,
      ...sport,
    ]),
)
export const archetypes: () => readonly Archetype[] = once(() => z.array(Archetype).parse(archetypeRows))

/** @throws RangeError for an id without a row */
export function archetypeOf(id: ArchetypeId): Archetype {
  const archetype = archetypes().find((candidate) => candidate.id === id)
  if (!archetype) throw new RangeError(`No archetype ${id}`)
  return archetype
}
