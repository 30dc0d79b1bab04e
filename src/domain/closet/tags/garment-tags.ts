/**
 * Properties of a garment besides slot, formality and warmth. Rows of the table of garments and words of a name add
 * tags; occasions require them. A closed list makes a tag mean the same to both.
 */
// prettier-ignore
export const garmentTags = [
  // Purpose or origin.
  'athletic', 'technical', 'loungewear', 'sleepwear', 'swimwear', 'underwear', 'lingerie', 'maternity',
  'fan wear', 'slogan', 'novelty', 'christmas', 'costume', 'uniform', 'court dress', 'work site', 'safety', 'hi-vis', 'scrubs', 'merchandise',
  'military', 'academic', 'clubwear', 'distressed', 'modest', 'religious', 'bridal', 'festive', 'traditional',
  'running', 'cycling', 'football', 'racket sport', 'golf', 'yoga', 'gym', 'hiking', 'climbing', 'skiing', 'riding', 'dance',
  'water sport', 'martial arts', 'basketball', 'motorcycling', 'cross-country skiing', 'lawn bowls', 'skating', 'curling',
  // Fabric and construction, if they decide where a piece can be worn.
  'denim', 'leather', 'sequined', 'sheer', 'lace', 'metallic', 'fur', 'quilted', 'chunky knit', 'fine knit', 'crochet', 'shiny',
  // Dress codes.
  'black tie', 'white tie', 'evening', 'cocktail', 'suiting', 'suit jacket', 'suit bottom', 'dress shirt', 'business', 'highland',
  // Shoes. 'flats' are only dressy flat shoes: ballet flats, Mary Janes, juttis. A flat sole is `heel: 'flat'`.
  'pumps', 'heels', 'high heels', 'block heels', 'wedges', 'platforms', 'flats', 'sneakers', 'canvas shoes', 'running shoes', 'trail shoes',
  'dress shoes', 'loafers', 'boat shoes', 'sandals', 'dress sandals', 'sport sandals', 'slides', 'flip-flops', 'clogs', 'slippers',
  'ankle boots', 'tall boots', 'dress boots', 'work boots', 'hiking boots', 'snow boots', 'rain boots', 'cowboy boots',
  'cleats', 'cycling shoes', 'climbing shoes', 'dance shoes', 'water shoes', 'festive shoes', 'espadrilles',
  // Outerwear.
  'coat', 'dress coat', 'winter coat', 'down', 'rain jacket', 'trench', 'windbreaker', 'ski jacket', 'fleece', 'light jacket',
  'track jacket', 'tailored', 'blazer', 'double-breasted', 'waistcoat', 'wrap', 'poncho', 'gilet', 'hooded',
  // Tops, bottoms and dresses.
  't-shirt', 'tank', 'shirt', 'blouse', 'polo', 'sweater', 'turtleneck', 'knit vest', 'cardigan', 'sweatshirt', 'hoodie', 'base layer', 'crop top', 'untucked',
  'jeans', 'sweatpants', 'leggings', 'shorts', 'skirt', 'short skirt', 'gown', 'day dress', 'sundress', 'overalls', 'jumpsuit',
  // Bags.
  'clutch', 'handbag', 'crossbody', 'tote', 'canvas tote', 'work bag', 'backpack', 'belt bag', 'gym bag', 'beach bag',
  'travel bag', 'bike bag',
  // Accessories.
  'warm accessory', 'winter scarf', 'light scarf', 'shawl', 'gloves', 'beanie', 'cap', 'sun hat', 'dress hat', 'headscarf',
  'sunglasses', 'sport glasses', 'eyeglasses', 'jewelry', 'necklace', 'earrings', 'fine jewelry', 'statement jewelry', 'festive jewelry', 'watch',
  'sport watch', 'tie', 'bow tie', 'pocket square', 'cuff links', 'cummerbund', 'suspenders', 'belt', 'dress belt', 'socks',
  'dress socks', 'sport socks', 'tights', 'umbrella', 'hair accessory', 'helmet', 'apron', 'lanyard', 'goggles', 'ear protection', 'keychain',
] as const
export type GarmentTag = (typeof garmentTags)[number]

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
// prettier-ignore
export const shoeTags: ReadonlySet<GarmentTag> = new Set<GarmentTag>([
  'pumps', 'heels', 'high heels', 'block heels', 'wedges', 'platforms', 'flats', 'sneakers', 'canvas shoes', 'running shoes', 'trail shoes',
  'dress shoes', 'loafers', 'boat shoes', 'sandals', 'dress sandals', 'sport sandals', 'slides', 'flip-flops', 'clogs', 'slippers',
  'ankle boots', 'tall boots', 'dress boots', 'work boots', 'hiking boots', 'snow boots', 'rain boots', 'cowboy boots',
  'cleats', 'cycling shoes', 'climbing shoes', 'dance shoes', 'water shoes', 'festive shoes', 'espadrilles',
])

/** Tags of shoes that cover the ankle. */
// prettier-ignore
export const bootTags = [
  'ankle boots', 'tall boots', 'cowboy boots', 'rain boots', 'snow boots',
] as const satisfies readonly GarmentTag[]

/** Body parts that a garment may leave bare although it is worn there. */
export const bodyParts = [
  'shoulders',
  'arms',
  'chest',
  'back',
  'midriff',
  'thighs',
  'lower legs',
  'feet',
] as const
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
