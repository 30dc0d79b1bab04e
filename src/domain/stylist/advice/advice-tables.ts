import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { stylePreferences } from '../../../contract/stylist/stylist.ts'
import { coverages, heelChoices, wearChoices } from '../../../contract/user/profile.ts'
import { colorFamilies } from '../../closet/colors/color-family.ts'
import { garmentTags } from '../../closet/tags/garment-tags.ts'
import { materials } from '../../closet/garment.ts'
import askerRows from './tables/askers.json' with { type: 'json' }
import concernRows from './tables/concerns.json' with { type: 'json' }
import dislikedRows from './tables/disliked.json' with { type: 'json' }
import paletteRows from './tables/palettes.json' with { type: 'json' }

const texts = z.optional(z.array(z.string()))
/** Days or a night before the event, or presence: shoes and coats don't matter on a screen. */
export const effortsOfAdvice = ['days', 'a night', 'presence'] as const
export type EffortOfAdvice = (typeof effortsOfAdvice)[number]
/** A sentence for everyone, or separate ones for women's and men's clothes. */
const Line = z.union([
  z.string(),
  z.strictObject({ women: z.optional(z.string()), men: z.optional(z.string()) }),
])
export type AskerLine = z.infer<typeof Line>
const tags = z.optional(z.array(z.enum(garmentTags)))
const materialList = z.optional(z.array(z.enum(materials)))
/** Facts about the asker, who will wear the outfit, with their limits and helpful garments. */
const Asker = z.strictObject({
  id: z.string(),
  words: z.array(z.string()),
  /** Nouns that describe the asker, unless they describe a companion: 'with a man'. */
  nouns: texts,
  /** Nouns for a relative; they count only if the asker is that relative: 'I'm her uncle'. */
  roles: texts,
  wears: z.optional(z.enum(wearChoices)),
  /** Worn by most with this trait, unless the request says what the asker wears. */
  likelyWears: z.optional(z.enum(wearChoices)),
  coverage: z.optional(z.enum(coverages)),
  heels: z.optional(z.enum(heelChoices)),
  neverTags: tags,
  neverMaterials: materialList,
  neverColors: z.optional(z.array(z.enum(colorFamilies))),
  /** Lowercase words that no garment's name and no text may contain. */
  neverWords: texts,
  wantTags: tags,
  /** Only skirts and dresses, no trousers. */
  onlySkirts: z.optional(z.literal(true)),
  /** Nothing with a waistband: dresses and jumpsuits instead of trousers and skirts. */
  onlyWhole: z.optional(z.literal(true)),
  /** Excludes garments that only women or only men wear. */
  onlyForAnyone: z.optional(z.literal(true)),
  /** Covers the arms by taste; bare legs and swimwear are allowed. */
  coversArms: z.optional(z.literal(true)),
  /** Feels cold more easily than others. */
  isColdInSummer: z.optional(z.literal(true)),
  /** May wear the colors that guests leave to the couple. */
  wearsAnyColor: z.optional(z.literal(true)),
  /** Only the upper half of the outfit is visible: no shoes are advised. */
  isSeenToWaist: z.optional(z.literal(true)),
  /** The note is about shoes; at most one such note is shown. */
  isNoteOfShoes: z.optional(z.literal(true)),
  /** What following its note and tips takes. */
  takes: z.optional(z.array(z.enum(effortsOfAdvice))),
  /** The note or the wish asks for dark clothes. */
  wantsDark: z.optional(z.literal(true)),
  /** The note asks for one color from head to toe. */
  wantsOneColor: z.optional(z.literal(true)),
  /** Wants to be seen from a distance: the outer piece is bright. */
  wantsSignal: z.optional(z.literal(true)),
  /** Wants color. */
  isColorful: z.optional(z.literal(true)),
  /** A sentence of the recommendation. */
  note: z.optional(Line),
  /** Ids of events without the note, such as the best man's at a stag weekend. */
  notAt: texts,
  /** The row holds only at these events or event families: a welder's rules at work, not at a wedding. */
  onlyAt: texts,
  /** The row doesn't hold next to one of these: no long walks in a wheelchair. */
  notWith: texts,
  /** The note is about clothes for the heat. */
  isForHeat: z.optional(z.literal(true)),
  /** The tips come before those of other rows. */
  isLeading: z.optional(z.literal(true)),
  tips: z.optional(z.array(Line)),
  /** Ids of events or event families without the tips, such as slip-on shoes on a trail. */
  tipsNotAt: texts,
})
export type AskerRow = z.infer<typeof Asker>

/** Words for disliked garments, and the garments they mean. */
const Disliked = z.strictObject({ words: z.array(z.string()), tags, materials: materialList })

export const askers: () => readonly AskerRow[] = once(() =>
  z.array(Asker).parse([...askerRows, ...concernRows]),
)
export const disliked = once(() => z.array(Disliked).parse(dislikedRows))

// Colors of the main piece, of the second one, and of shoes and leather; `swatchColor` knows every word.
const colorWords = z.array(z.string())
const Palettes = z.array(z.tuple([z.string(), z.string(), z.string()]))
/** The colors of outfits. */
export const palettes = z
  .strictObject({
    /** For customs that call for strong colors, regardless of the preference. */
    jewel: colorWords,
    /** Instead of these for askers who dislike bright colors. */
    muted: colorWords,
    /** For askers who like earth tones. */
    earth: Palettes,
    /** For invitations that request pastels. */
    pastels: colorWords,
    /** Shades that pass for a color of another family: charcoal looks black where black is unlucky. */
    near: z.partialRecord(z.enum(colorFamilies), colorWords),
    /** Bright colors besides the jewel tones. */
    vivid: colorWords,
    metals: colorWords,
    /** Out of place where an occasion requires green. */
    offPalette: colorWords,
    suitColors: colorWords,
    lightSuits: colorWords,
    /** A camel suit suits a garden party, but not a bank. */
    soberSuits: colorWords,
    darkLeathers: colorWords,
    lights: colorWords,
    /** For askers who want dark clothes: those that stay, and replacements. */
    darks: colorWords,
    forDarkClothes: colorWords,
    /** Stand out against snow, grass and crowds. */
    signals: colorWords,
    /** Replacements for a color that is ruled out, in this order. */
    substitutes: colorWords,
    byPreference: z.record(
      z.enum(stylePreferences),
      z.strictObject({ light: Palettes, deep: Palettes, evening: Palettes }),
    ),
  })
  .parse(paletteRows)
