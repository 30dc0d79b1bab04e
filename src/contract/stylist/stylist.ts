import * as z from 'zod/mini'
import { closetCategories } from '../closet/closet.ts'
import { OutfitItem, outfitSlots } from '../closet/outfit-items.ts'
import { endpoint } from '../endpoint.ts'
import { LookCanvas } from '../closet/look-canvas.ts'
import { Id, maybe, oneOf, optionalOneOf, optionalText, withDefault, requiredText } from '../fields.ts'

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

/** Occasions with a hint panel; custom occasions have one too. */
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

/** The occasions to choose from. For `custom`, the client sends the user's own words instead. */
export const occasionPresets = [...everydayOccasions, ...specialOccasions, 'custom'] as const
export type OccasionPreset = (typeof occasionPresets)[number]

export const stylistSeasons = ['spring', 'summer', 'fall', 'winter'] as const
export type StylistSeason = (typeof stylistSeasons)[number]

/** The author of a result: our rules on this computer, or the model in the settings. */
export const curators = ['rules', 'model'] as const
export type Curator = (typeof curators)[number]

export const OCCASION_MAX = 120
export const EVENT_MAX = 2000

/** A garment to look for in shops, by kind and color. It is not an offer of a shop, and its price is an estimate. */
export const WebSuggestion = z.object({
  name: z.string(),
  category: z.enum(closetCategories),
  /** US dollars, such as '$40-80'; an estimate. */
  priceRange: z.string(),
  description: z.string(),
  brands: z.array(z.string()),
  searchTerms: z.array(z.string()),
  /** Address of our drawing. */
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

/** Breakdown of the score that selected the outfit. The points of the terms add up to `total`. */
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
  /** Highest priority first, without the focus piece. */
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
  /** Null once the piece is deleted permanently. */
  focusItemId: z.nullable(z.string()),
  /** Snapshot of the focus piece. */
  focusItem: z.nullable(OutfitItem),
  stylePreference: z.string(),
  occasion: z.nullable(z.string()),
  season: z.nullable(z.enum(stylistSeasons)),
  ...curated,
  /** Name given by the user; null if there is none. */
  name: z.nullable(z.string()),
  isFavorite: z.boolean(),
  /** Null while the pieces are placed automatically. */
  canvas: z.nullable(LookCanvas),
  /** Number of the shown version; 1 is the oldest stored one. */
  version: z.int(),
  /** Number of stored versions. */
  versions: z.int(),
  createdAt: z.string(),
})
export type OutfitCuration = z.infer<typeof OutfitCuration>

/** One of `stylistSeasons`; null if omitted or `all`. */
const optionalSeason = z.pipe(
  optionalOneOf('Season', [...stylistSeasons, 'all']),
  z.transform((season): StylistSeason | null => (season === 'all' ? null : season)),
)

/** `rules` skips the model, for an immediate response. */
export const by = maybe(z.enum(['rules'], "by must be 'rules' or left out."))

const pieces = withDefault(
  z.array(Id, 'Send the ids of the pieces.').check(z.maxLength(200, "That's too many pieces.")),
  [],
)

export const NewCuration = z.object({
  focusItemId: Id,
  stylePreference: oneOf('Style preference', stylePreferences),
  occasion: optionalText('Occasion', OCCASION_MAX),
  season: optionalSeason,
  /** Pieces that stay in the outfit. */
  keepItemIds: pieces,
  /** Pieces to replace, if there are alternatives. */
  withoutItemIds: pieces,
  /** Id of the curation to replace. Default: saves a new one. */
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

/** A replacement for a piece in the same slot. */
export const Swap = z.object({
  item: OutfitItem,
  /** The effect of the swap, in one short sentence. */
  reasoning: z.string(),
  /** The score of the outfit after the swap. */
  total: z.int(),
  /** `total` minus the current score. */
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
