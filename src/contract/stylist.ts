import * as z from 'zod/mini'
import { closetCategories } from './closet.ts'
import { OutfitItem, outfitSlots } from './closet-outfit.ts'
import { endpoint } from './endpoint.ts'
import { LookCanvas } from './closet-canvas.ts'
import { Id, maybe, oneOf, optionalOneOf, optionalText, orElse, requiredText } from './fields.ts'

export const stylePreferences = [
  'professional',
  'casual',
  'formal',
  'trendy',
  'classic',
  'bohemian',
  'minimalist',
  'edgy',
] as const
export type StylePreference = (typeof stylePreferences)[number]

/** For these, and for one's own words, a hint panel says what to mind. */
export const specialOccasions = [
  'wedding-guest',
  'graduation',
  'job-interview',
  'anniversary',
  'baby-shower',
  'engagement-party',
  'holiday-dinner',
  'cocktail-event',
  'art-gallery',
  'charity-gala',
] as const
export type SpecialOccasion = (typeof specialOccasions)[number]

export const everydayOccasions = ['casual', 'work', 'date', 'party', 'formal', 'brunch', 'travel'] as const

/** The occasions to choose from. `custom` stands for the person's own words, which are sent in its place. */
export const occasionPresets = [...everydayOccasions, ...specialOccasions, 'custom'] as const
export type OccasionPreset = (typeof occasionPresets)[number]

export const stylistSeasons = ['spring', 'summer', 'fall', 'winter'] as const
export type StylistSeason = (typeof stylistSeasons)[number]

/** What chose and wrote: our rules on this machine, or the model that the operator has set. */
export const curators = ['rules', 'model'] as const
export type Curator = (typeof curators)[number]

export const OCCASION_MAX = 120
export const EVENT_MAX = 2000

/** Something to look for in the shops. An idea by its kind and color, not an offer: nobody was asked for a price. */
export const WebSuggestion = z.object({
  name: z.string(),
  category: z.enum(closetCategories),
  /** US dollars as '$40-80'; an estimate. */
  priceRange: z.string(),
  description: z.string(),
  brands: z.array(z.string()),
  searchTerms: z.array(z.string()),
  /** Our own drawing of it. */
  imageUrl: z.string(),
  color: z.string(),
})
export type WebSuggestion = z.infer<typeof WebSuggestion>

export const Suggestion = z.object({
  type: z.enum(['closet', 'shop']),
  slot: z.enum(outfitSlots),
  /** Stars, 1 to 5. */
  priority: z.int().check(z.minimum(1), z.maximum(5)),
  reasoning: z.string(),
  /** Null for a shop suggestion. */
  item: z.nullable(OutfitItem),
  /** Null for a piece of the closet. */
  webSuggestion: z.nullable(WebSuggestion),
})
export type Suggestion = z.infer<typeof Suggestion>

/** The same score that chose the outfit, taken apart. The points of the terms add up to `total`. */
export const OutfitScore = z.object({
  total: z.int(),
  /** Always 100. */
  of: z.int(),
  terms: z.array(z.object({ name: z.string(), points: z.int(), of: z.int(), reason: z.string() })),
})
export type OutfitScore = z.infer<typeof OutfitScore>

const curated = {
  outfitDescription: z.string(),
  styleAnalysis: z.string(),
  /** Color names. */
  colorPalette: z.array(z.string()),
  /** Priority 5 first; the focus piece is not among them. */
  suggestions: z.array(Suggestion),
  stylingTips: z.array(z.string()),
  curatedBy: z.enum(curators),
  score: z.nullable(OutfitScore),
}

export const CurationResult = z.object(curated)
export type CurationResult = z.infer<typeof CurationResult>

export const OutfitCuration = z.object({
  id: z.string(),
  userId: z.string(),
  /** Null once the piece is gone for good. */
  focusItemId: z.nullable(z.string()),
  /** The focus piece as it was. */
  focusItem: z.nullable(OutfitItem),
  stylePreference: z.string(),
  occasion: z.nullable(z.string()),
  season: z.nullable(z.enum(stylistSeasons)),
  ...curated,
  /** What the person calls it; null until they do. */
  name: z.nullable(z.string()),
  isFavorite: z.boolean(),
  /** Null while the pieces are placed automatically. */
  canvas: z.nullable(LookCanvas),
  /** The outfit that is shown, from 1 for the oldest that is kept. */
  version: z.int(),
  /** How many outfits are kept of it, to go back and forward between. */
  versions: z.int(),
  createdAt: z.string(),
})
export type OutfitCuration = z.infer<typeof OutfitCuration>

/** As `stylistSeasons`, or left out; `all` means no filter and is left out too. */
const optionalSeason = z.pipe(
  optionalOneOf('Season', [...stylistSeasons, 'all']),
  z.transform((season): StylistSeason | null => (season === 'all' ? null : season)),
)

/** `rules` asks for an answer at once, even where a model is set. */
export const by = maybe(z.enum(['rules'], "by must be 'rules' or left out."))

const pieces = orElse(
  z.array(Id, 'Send the ids of the pieces.').check(z.maxLength(200, "That's too many pieces.")),
  [],
)

export const NewCuration = z.object({
  focusItemId: Id,
  stylePreference: oneOf('Style preference', stylePreferences),
  occasion: optionalText('Occasion', OCCASION_MAX),
  season: optionalSeason,
  /** Pieces that stay where they are. */
  keepItemIds: pieces,
  /** Pieces that others should take the place of, where there are others. */
  withoutItemIds: pieces,
  /** The curation that this one takes the place of; left out, a new one is saved. */
  replaces: maybe(Id),
  by,
})
export type NewCuration = z.infer<typeof NewCuration>

export const CurationReply = z.object({ result: CurationResult, curation: OutfitCuration })
export type CurationReply = z.infer<typeof CurationReply>

export const AdviceRequest = z.object({
  eventDescription: requiredText('Event description', EVENT_MAX),
  stylePreference: oneOf('Style preference', stylePreferences),
  season: optionalSeason,
  by,
})
export type AdviceRequest = z.infer<typeof AdviceRequest>

export const StyleAdvice = z.object({
  recommendation: z.string(),
  whatToLookFor: z.array(z.string()),
  proTips: z.array(z.string()),
  curatedBy: z.enum(curators),
})
export type StyleAdvice = z.infer<typeof StyleAdvice>

/** A piece that can be worn in the slot of another. */
export const Swap = z.object({
  item: OutfitItem,
  /** What would change, in one short sentence. */
  reasoning: z.string(),
  /** The score that the outfit would have. */
  total: z.int(),
  /** `total` minus the score that the outfit has now. */
  change: z.int(),
  /** It passes the stylist's rules for the occasion. */
  isFit: z.boolean(),
})
export type Swap = z.infer<typeof Swap>

const curationId = z.object({ id: Id })
const VERSION_IS_NUMBER = 'A version must be a whole number from 1.'
const versionOfCuration = z.object({
  id: Id,
  number: z.pipe(
    z.string(VERSION_IS_NUMBER).check(z.regex(/^[1-9]\d{0,3}$/, VERSION_IS_NUMBER)),
    z.transform(Number),
  ),
})

/** The calls of the stylist. */
export const stylistEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/stylist',
    summary: 'Whether an AI model is set up',
    reply: z.object({ asksModel: z.boolean() }),
  }),
  curate: endpoint({
    method: 'POST',
    path: '/api/curate-outfit',
    summary: 'Curate and save an outfit around one piece, with reasons',
    body: NewCuration,
    reply: CurationReply,
  }),
  curations: endpoint({
    method: 'GET',
    path: '/api/outfit-curations',
    summary: 'The saved curations, newest first',
    reply: z.array(OutfitCuration),
  }),
  curation: endpoint({
    method: 'GET',
    path: '/api/outfit-curations/:id',
    summary: 'One saved curation',
    params: curationId,
    reply: OutfitCuration,
  }),
  showVersion: endpoint({
    method: 'POST',
    path: '/api/outfit-curations/:id/versions/:number',
    summary: 'Show another version of a curation',
    params: versionOfCuration,
    reply: CurationReply,
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/api/outfit-curations/:id/swaps',
    summary: 'Every possible swap for a piece of the outfit, best first',
    params: curationId,
    query: z.object({ itemId: Id }),
    reply: z.array(Swap),
  }),
  swap: endpoint({
    method: 'POST',
    path: '/api/outfit-curations/:id/swap',
    summary: 'Swap a piece of the outfit',
    params: curationId,
    body: z.object({ itemId: Id, withItemId: Id }),
    reply: CurationReply,
  }),
  advise: endpoint({
    method: 'POST',
    path: '/api/general-style-advice',
    storesNothing: true,
    summary: 'General style advice for an event',
    body: AdviceRequest,
    reply: z.object({ result: StyleAdvice }),
  }),
}
