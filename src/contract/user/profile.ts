import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { clearable, trimmedText, oneOf } from '../fields.ts'
import { colorFamilies, materials } from '../values/garment-values.ts'

/** Lines of clothing that the user wears. */
export const wearChoices = ['womenswear', 'menswear', 'both'] as const
export type WearChoice = (typeof wearChoices)[number]

/** Body parts that the user covers; each value includes the previous ones. */
export const coverages = ['as I like', 'shoulders', 'arms and legs', 'hair, arms and legs'] as const
export type Coverage = (typeof coverages)[number]

export const heelChoices = ['any', 'low', 'none'] as const
export type HeelChoice = (typeof heelChoices)[number]

/** Whether the user feels colder or warmer than the average person. */
export const feltTemperatures = ['cold', 'average', 'warm'] as const
export type FeltTemperature = (typeof feltTemperatures)[number]

/** Groups of garments with their own size. */
export const sizeFamilies = ['tops', 'bottoms', 'dresses', 'outerwear', 'shoes', 'hats'] as const
export const SIZE_MAX = 20

/** Types of garment that the user can exclude. */
// prettier-ignore
export const avoidableTypes = [
  'dresses', 'skirts', 'short skirts', 'shorts', 'jeans', 'leggings', 'sweatpants', 'jumpsuits', 'overalls',
  'crop tops', 'tank tops', 'turtlenecks', 'blouses', 'polo shirts', 'hoodies', 'cardigans', 'blazers', 'gilets',
  'puffer jackets', 'leather jackets', 'sneakers', 'loafers', 'ballet flats', 'sandals', 'flip-flops', 'boots',
  'ties', 'bow ties', 'scarves', 'hats', 'belts', 'jewelry', 'watches', 'tights', 'backpacks', 'clutches',
] as const

/** The user's preferences. They constrain every outfit; empty lists and null add no constraint. */
export const AboutMe = z.object({
  wears: z.nullable(z.enum(wearChoices)),
  coverage: z.enum(coverages),
  heels: z.enum(heelChoices),
  feels: z.enum(feltTemperatures),
  neverColors: z.array(z.enum(colorFamilies)),
  neverMaterials: z.array(z.enum(materials)),
  neverTypes: z.array(z.enum(avoidableTypes)),
})
export type AboutMe = z.infer<typeof AboutMe>

/** The preferences of a user who has stated none. */
export const noPreferences: AboutMe = {
  wears: null,
  coverage: 'as I like',
  heels: 'any',
  feels: 'average',
  neverColors: [],
  neverMaterials: [],
  neverTypes: [],
}

export const UserProfile = z.object({
  /** Null until something is stored. */
  id: z.nullable(z.string()),
  userId: z.string(),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  stylePersonality: z.nullable(z.string()),
  favoriteColors: z.nullable(z.array(z.enum(colorFamilies))),
  /** Label sizes by group of garments; null if none is known. */
  sizeMeasurements: z.nullable(z.partialRecord(z.enum(sizeFamilies), z.string())),
  /** Addresses or names, by network; null if none is known. */
  socialLinks: z.nullable(z.record(z.string(), z.string())),
  isPublic: z.boolean(),
  followersCount: z.int(),
  followingCount: z.int(),
  createdAt: z.nullable(z.string()),
  about: AboutMe,
  /** Whether the About me question was answered or skipped. */
  isAsked: z.boolean(),
  /** Whether the backgrounds of new photos are removed. */
  removesBackgrounds: z.boolean(),
})
export type UserProfile = z.infer<typeof UserProfile>

const LINKS_MAX = 10

function each<const V extends string>(label: string, values: readonly V[]) {
  const chosen = z.array(oneOf(label, values), `${label} must be a list.`)
  return chosen.check(z.overwrite((all) => [...new Set(all)]))
}

function choice<const V extends string>(label: string, values: readonly V[]) {
  return z.optional(clearable(oneOf(label, values)))
}

function list<const V extends string>(label: string, values: readonly V[]) {
  return z.optional(clearable(each(label, values)))
}

const size = z.optional(clearable(trimmedText('Size', SIZE_MAX)))

/** Changes to a profile. Omitted fields stay, null clears a field. */
export const UserProfileChanges = z.strictObject({
  bio: z.optional(clearable(trimmedText('Bio', 2000))),
  location: z.optional(clearable(trimmedText('Location'))),
  stylePersonality: z.optional(clearable(trimmedText('Style personality'))),
  favoriteColors: list('Favorite colors', colorFamilies),
  sizeMeasurements: z.optional(
    z.strictObject(
      { tops: size, bottoms: size, dresses: size, outerwear: size, shoes: size, hats: size },
      'Sizes must be an object.',
    ),
  ),
  socialLinks: z.optional(
    z.nullable(
      z
        .record(trimmedText('Network', 40), trimmedText('Link', 300), 'Social links must be an object.')
        .check(
          z.refine(
            (links) => Object.keys(links).length <= LINKS_MAX,
            `At most ${LINKS_MAX} links can be saved.`,
          ),
        ),
    ),
  ),
  isPublic: z.optional(z.boolean('isPublic must be true or false.')),
  removesBackgrounds: z.optional(z.boolean('removesBackgrounds must be true or false.')),
  about: z.optional(
    z.strictObject(
      {
        wears: choice('What you wear', wearChoices),
        coverage: choice('Coverage', coverages),
        heels: choice('Heels', heelChoices),
        feels: choice('How you feel temperatures', feltTemperatures),
        neverColors: list('Colors you never wear', colorFamilies),
        neverMaterials: list('Fabrics you never wear', materials),
        neverTypes: list('Types you never wear', avoidableTypes),
      },
      'about must be an object.',
    ),
  ),
})
export type UserProfileChanges = z.infer<typeof UserProfileChanges>

export const userProfileEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/user-profile',
    summary: 'The profile of the user (null where not set)',
    reply: UserProfile,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/user-profile',
    summary: 'Change the profile (fields left out stay, null clears)',
    body: UserProfileChanges,
    reply: UserProfile,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/user-profile/skip',
    summary: 'Dismiss the About me question',
    reply: UserProfile,
  }),
}
