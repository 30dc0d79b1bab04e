/** What is worn at such temperatures, in general. */
export interface WarmthBand {
  /** Apparent °C below which it holds. */
  readonly below: number
  /** As they stand in a sentence after 'wear'. */
  readonly outer: string | null
  readonly outerInRain: string
  readonly body: string
  /** Bottoms, and what else is worn. */
  readonly more: readonly string[]
  readonly shoes: string
  readonly accessories: readonly string[]
  readonly tip: string
}

/** From the coldest to the hottest. */
export const warmthBands: readonly WarmthBand[] = [
  {
    below: -10,
    outer: 'a long down coat or parka',
    outerInRain: 'a waterproof parka with a warm lining',
    body: 'a thick wool sweater',
    more: ['thermal underwear', 'lined trousers', 'wool socks'],
    shoes: 'insulated boots',
    accessories: ['warm hat', 'wool scarf', 'lined gloves or mittens'],
    tip: 'Three layers: thin merino on the skin, wool over it, down against the wind. Leave no gap at wrists and neck.',
  },
  {
    below: 0,
    outer: 'a down jacket or heavy wool coat',
    outerInRain: 'a waterproof coat with a warm lining',
    body: 'a thick sweater',
    more: ['thin base layer', 'wool or lined trousers', 'warm socks'],
    shoes: 'lined boots',
    accessories: ['warm hat', 'scarf', 'gloves'],
    tip: 'A thin base layer under the sweater keeps more warmth than a second sweater over it.',
  },
  {
    below: 7,
    outer: 'a wool coat',
    outerInRain: 'a waterproof coat',
    body: 'a sweater',
    more: ['long-sleeve top', 'full-length trousers or a skirt with tights'],
    shoes: 'closed shoes or ankle boots',
    accessories: ['scarf', 'gloves'],
    tip: 'Wear the sweater over a shirt or a thin top, so that it can come off indoors.',
  },
  {
    below: 13,
    outer: 'a trench coat or a lined jacket',
    outerInRain: 'a lined raincoat',
    body: 'a fine sweater or cardigan',
    more: ['shirt or long-sleeve top', 'full-length trousers, jeans or a skirt with tights'],
    shoes: 'closed shoes',
    accessories: ['light scarf'],
    tip: 'A cardigan under the coat is easier to open on the way than a sweater is to take off.',
  },
  {
    below: 18,
    outer: 'a light jacket or blazer',
    outerInRain: 'a light raincoat',
    body: 'a long-sleeve shirt or a thin knit',
    more: ['trousers, jeans or a midi skirt'],
    shoes: 'closed shoes or sneakers',
    accessories: [],
    tip: 'One layer that opens at the front is enough over a shirt.',
  },
  {
    below: 23,
    outer: null,
    outerInRain: 'a thin raincoat',
    body: 'a T-shirt, shirt or blouse',
    more: ['light trousers, a skirt or a dress'],
    shoes: 'sneakers, loafers or flats',
    accessories: [],
    tip: 'Keep a thin layer at hand for the shade and the evening.',
  },
  {
    below: 28,
    outer: null,
    outerInRain: 'a thin rain jacket to carry',
    body: 'a short-sleeve top in cotton or linen',
    more: ['shorts, a skirt or light trousers', 'summer dress'],
    shoes: 'sandals or canvas shoes',
    accessories: [],
    tip: 'One loose layer is enough; carry a thin one for cooled rooms.',
  },
  {
    below: Infinity,
    outer: null,
    outerInRain: 'an umbrella rather than a coat',
    body: 'a loose, light-colored top in linen or thin cotton',
    more: ['wide shorts, a light skirt or linen trousers', 'loose summer dress'],
    shoes: 'open sandals',
    accessories: ['water bottle'],
    tip: 'No second layer outdoors: loose linen lets air through where a tight top holds the heat.',
  },
]
