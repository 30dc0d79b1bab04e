import * as z from 'zod/mini'
import { coverages, heelChoices, wearChoices } from '../../../contract/user-profile.ts'
import { colorFamilies } from '../../closet/color-family.ts'
import { garmentTags } from '../../closet/garment-tags.ts'
import { materials } from '../../closet/garment.ts'
import askerRows from './tables/askers.json' with { type: 'json' }
import concernRows from './tables/concerns.json' with { type: 'json' }
import dislikedRows from './tables/disliked.json' with { type: 'json' }

const texts = z.optional(z.array(z.string()))
/** A sentence to everyone, or one each to those who wear women's and men's clothes. */
const Line = z.union([
  z.string(),
  z.strictObject({ women: z.optional(z.string()), men: z.optional(z.string()) }),
])
export type AskerLine = z.infer<typeof Line>
const tags = z.optional(z.array(z.enum(garmentTags)))
const materialList = z.optional(z.array(z.enum(materials)))
/** What people say of who will wear it: what it binds, and what helps them. */
const Asker = z.strictObject({
  id: z.string(),
  words: z.array(z.string()),
  /** Words for a person that say this of who asks, unless they are about someone else: 'with a man'. */
  nouns: texts,
  /** Words for a relative, where the request says that it is who asks: 'I'm her uncle'. */
  roles: texts,
  wears: z.optional(z.enum(wearChoices)),
  coverage: z.optional(z.enum(coverages)),
  heels: z.optional(z.enum(heelChoices)),
  neverTags: tags,
  neverMaterials: materialList,
  neverColors: z.optional(z.array(z.enum(colorFamilies))),
  /** Words that no garment's name and no text may have, in lowercase. */
  neverWords: texts,
  wantTags: tags,
  /** Skirts and dresses, and nothing with legs. */
  onlySkirts: z.optional(z.literal(true)),
  /** Nothing that only women or only men wear. */
  onlyForAnyone: z.optional(z.literal(true)),
  /** Covers the arms for taste: legs are bare and swimwear is as usual. */
  coversArms: z.optional(z.literal(true)),
  /** Feels cold where others don't. */
  isColdInSummer: z.optional(z.literal(true)),
  /** The colors that guests leave to the couple are theirs to wear. */
  wearsAnyColor: z.optional(z.literal(true)),
  /** Only the upper half of the outfit is seen: no shoes are advised. */
  isSeenToWaist: z.optional(z.literal(true)),
  /** The note says which shoes to wear; one such note is enough. */
  isNoteOfShoes: z.optional(z.literal(true)),
  /** They want color. */
  isColorful: z.optional(z.literal(true)),
  /** A sentence of the recommendation. */
  note: z.optional(Line),
  /** Ids of events where the note is not said: the best man's at a stag weekend. */
  notAt: texts,
  /** The note is about clothes for the heat. */
  isForHeat: z.optional(z.literal(true)),
  tips: z.optional(z.array(Line)),
  /** Ids of events, or of their families, where the tips don't apply: slip-on shoes on a trail. */
  tipsNotAt: texts,
})
export type AskerRow = z.infer<typeof Asker>

/** How people call what they dislike, and the garments they mean. */
const Disliked = z.strictObject({ words: z.array(z.string()), tags, materials: materialList })

export const askers: readonly AskerRow[] = z.array(Asker).parse([...askerRows, ...concernRows])
export const disliked = z.array(Disliked).parse(dislikedRows)
