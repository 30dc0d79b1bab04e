import rows from './garment-tags.json' with { type: 'json' }

/**
 * Properties of a garment besides slot, formality and warmth. Rows of the table of garments and words of a name add
 * tags; occasions require them. 'flats' are only dressy flat shoes: ballet flats, Mary Janes, juttis.
 */
export type GarmentTag = keyof typeof rows
/** The tags, in the order of their groups. A closed list makes a tag mean the same to all tables. */
export const garmentTags: readonly GarmentTag[] = Object.keys(rows).filter(isGarmentTag)

function isGarmentTag(text: string): text is GarmentTag {
  return Object.hasOwn(rows, text)
}

/** Whether a garment has one of the tags. */
export function hasTag(
  { tags }: { readonly tags: ReadonlySet<GarmentTag> },
  some: readonly GarmentTag[],
): boolean {
  // Faster than `some` with a function, millions of times per search.
  for (const tag of some) if (tags.has(tag)) return true
  return false
}

/** Tags that only shoes have. */
export const shoeTags: ReadonlySet<GarmentTag> = new Set(garmentTags.filter((tag) => rows[tag] === 'shoes'))

/** Tags of shoes that cover the ankle. */
// prettier-ignore
export const bootTags = [
  'ankle boots', 'tall boots', 'cowboy boots', 'rain boots', 'snow boots',
] as const satisfies readonly GarmentTag[]

/** Body parts that a garment may leave bare although it is worn there. */
// prettier-ignore
export const bodyParts = ['shoulders', 'arms', 'chest', 'back', 'midriff', 'thighs', 'lower legs', 'feet'] as const
export type BodyPart = (typeof bodyParts)[number]

/** Sets made to be worn together. Two pieces of the same set and color belong together. */
// prettier-ignore
export const garmentSets = [
  'suit', 'tuxedo', 'highland dress', 'tracksuit', 'pajamas', 'bikini', 'co-ord', 'sari', 'lehenga', 'salwar kameez', 'kurta set',
  'sherwani', 'agbada', 'iro and buba', 'scrubs', 'ski suit', 'kimono', 'hakama', 'hanbok', 'twinset', 'football kit', 'waders',
  'tracht', 'robes', 'kaftan set', 'senator', 'bunad', 'charro', 'hanfu', 'ao dai', 'baju melayu', 'baju kurung', 'filipiniana',
  'folk costume', 'rain suit', 'samue', 'kebaya', 'bhangra',
] as const
export type GarmentSet = (typeof garmentSets)[number]

/** Cultures of traditional dress. */
// prettier-ignore
export const garmentCultures = [
  'South Asian', 'Scottish', 'West African', 'East African', 'Middle Eastern', 'Turkish', 'North African', 'Japanese', 'Chinese',
  'Korean', 'Southeast Asian', 'Filipino', 'Latin American', 'Alpine', 'Jewish', 'Native American', 'Nordic', 'Hawaiian', 'Eastern European',
  'Southern African', 'Pacific', 'Central Asian',
] as const
export type GarmentCulture = (typeof garmentCultures)[number]
