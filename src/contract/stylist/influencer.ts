import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { maybe, optionalOneOf, withDefault, requiredText } from '../fields.ts'
import { by, curators } from './stylist.ts'

/** Common styles. A profile uses one if Armadio has no notes on the name. */
// prettier-ignore
export const archetypeIds = [
  'french', 'quiet-luxury', 'glamour', 'streetwear', 'preppy', 'bohemian', 'rock', 'androgynous', 'sporty', 'romantic',
  'maximalist', 'tailoring', 'hip-hop', 'modest', 'minimal', 'scandinavian', 'power', 'western', 'gamine', 'classic', 'basics',
] as const
export type ArchetypeId = (typeof archetypeIds)[number]

/** An archetype to choose, with an example outfit to draw. */
const ArchetypeChoice = z.object({
  id: z.enum(archetypeIds),
  name: z.string(),
  /** A short description of the style. */
  note: z.string(),
  outfit: z.array(z.string()),
})
export type ArchetypeChoice = z.infer<typeof ArchetypeChoice>

export const InfluencerProfile = z.object({
  influencerName: z.string(),
  aesthetic_description: z.string(),
  signature_color_palette: z.array(z.string()),
  key_silhouettes: z.array(z.string()),
  wardrobe_staples: z.array(z.string()),
  brand_preferences: z.array(z.string()),
  styling_tricks: z.array(z.string()),
  outfit_formulas: z.array(z.string()),
  shopping_recommendations: z.array(z.string()),
  curatedBy: z.enum(curators),
  /** The basis of the profile, in a sentence. */
  basedOn: z.string(),
  /** The archetype that fills the gaps of the profile, or all of it. Omitted by a model. */
  archetype: z.optional(z.enum(archetypeIds)),
  /** Present if Armadio has no notes on the name: the archetypes to choose from. */
  archetypes: z.optional(z.array(ArchetypeChoice)),
})
export type InfluencerProfile = z.infer<typeof InfluencerProfile>

export const InfluencerOutfit = z.object({
  outfit_description: z.string(),
  color_story: z.string(),
  styling_tips: z.array(z.string()),
  shopping_list: z.array(z.string()),
  curatedBy: z.enum(curators),
})
export type InfluencerOutfit = z.infer<typeof InfluencerOutfit>

/** A text of a profile sent back by a client, which may omit fields. */
const NO_PROFILE = "Couldn't read this profile. Analyze the style again."
const profileText = withDefault(
  z.string(NO_PROFILE).check(z.maxLength(4000, 'This profile is too long.')),
  '',
)
const profileList = withDefault(
  z
    .array(z.string(NO_PROFILE).check(z.maxLength(600, 'This profile is too long.')), NO_PROFILE)
    .check(z.maxLength(40, 'This profile is too long.')),
  [],
)

export const InfluencerOutfitRequest = z.object({
  styleProfile: z.object(
    {
      influencerName: requiredText('Influencer name'),
      aesthetic_description: profileText,
      signature_color_palette: profileList,
      key_silhouettes: profileList,
      wardrobe_staples: profileList,
      brand_preferences: profileList,
      styling_tricks: profileList,
      outfit_formulas: profileList,
      shopping_recommendations: profileList,
      archetype: z.optional(optionalOneOf('Archetype', archetypeIds)),
    },
    'Send the style profile.',
  ),
  occasion: requiredText('Occasion', 300),
  /** Accepted for other clients and ignored; the web app does not send it. */
  closetItems: maybe(
    z.array(z.unknown(), 'closetItems must be a list.').check(z.maxLength(2000, "That's too many pieces.")),
  ),
  by,
})
export type InfluencerOutfitRequest = z.infer<typeof InfluencerOutfitRequest>

/** Endpoints for the style of public figures. */
export const influencerEndpoints = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/influencer-style-analysis',
    storesNothing: true,
    summary: 'How a public figure dresses',
    body: z.object({
      influencerName: requiredText('Influencer name'),
      archetype: z.optional(optionalOneOf('Archetype', archetypeIds)),
      by,
    }),
    reply: InfluencerProfile,
  }),
  outfit: endpoint({
    method: 'POST',
    path: '/api/influencer-outfit',
    storesNothing: true,
    summary: 'An outfit in the style of a profile',
    body: InfluencerOutfitRequest,
    reply: InfluencerOutfit,
  }),
}
