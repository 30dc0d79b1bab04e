import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { clearable, keptText, oneOf } from './fields.ts'
import { colorFamilies, materials } from './garment-values.ts'

/** Which clothes a person wears. */
export const wearChoices = ['womenswear', 'menswear', 'both'] as const
export type WearChoice = (typeof wearChoices)[number]

/** How much a person covers, each including those before it. */
export const coverages = ['as I like', 'shoulders', 'arms and legs', 'hair, arms and legs'] as const
export type Coverage = (typeof coverages)[number]

export const heelChoices = ['any', 'low', 'none'] as const
export type HeelChoice = (typeof heelChoices)[number]

/** Whether a person is cold or warm where others are neither. */
export const feltTemperatures = ['cold', 'average', 'warm'] as const
export type FeltTemperature = (typeof feltTemperatures)[number]

/** Families of garments that have a size of their own. */
export const sizeFamilies = ['tops', 'bottoms', 'dresses', 'outerwear', 'shoes', 'hats'] as const
export const SIZE_MAX = 20

/** Types of garment that people say they never wear, in their own words. */
// prettier-ignore
export const avoidableTypes = [
  'dresses', 'skirts', 'short skirts', 'shorts', 'jeans', 'leggings', 'sweatpants', 'jumpsuits', 'overalls',
  'crop tops', 'tank tops', 'turtlenecks', 'blouses', 'polo shirts', 'hoodies', 'cardigans', 'blazers', 'gilets',
  'puffer jackets', 'leather jackets', 'sneakers', 'loafers', 'ballet flats', 'sandals', 'flip-flops', 'boots',
  'ties', 'bow ties', 'scarves', 'hats', 'belts', 'jewelry', 'watches', 'tights', 'backpacks', 'clutches',
] as const

/** What a person says of how they dress. It binds every outfit; empty lists and null bind nothing. */
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

/** What is assumed of a person who has said nothing. */
export const nothingSaid: AboutMe = {
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
  /** By family of garments, as it is written on a label; null where none is known. */
  sizeMeasurements: z.nullable(z.partialRecord(z.enum(sizeFamilies), z.string())),
  /** Addresses or names, by network; null where none is known. */
  socialLinks: z.nullable(z.record(z.string(), z.string())),
  isPublic: z.boolean(),
  followersCount: z.int(),
  followingCount: z.int(),
  createdAt: z.nullable(z.string()),
  about: AboutMe,
  /** Whether the question about the person was answered or skipped. */
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

const size = z.optional(clearable(keptText('Size', SIZE_MAX)))

/** Changes of a profile: what is left out stays, null clears. */
export const UserProfileChanges = z.strictObject({
  bio: z.optional(clearable(keptText('Bio', 2000))),
  location: z.optional(clearable(keptText('Location'))),
  stylePersonality: z.optional(clearable(keptText('Style personality'))),
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
        .record(keptText('Network', 40), keptText('Link', 300), 'Social links must be an object.')
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
