import { type ClosetCategory, closetCategories, type ClosetSeason } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter } from '../../calendar-days.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../outfit.ts'

export const TODAY = '2026-11-23'

interface Made {
  readonly name: string
  readonly category: ClosetCategory
  readonly season: ClosetSeason | null
  readonly style: string | null
}

const seasonLetters: Readonly<Record<string, ClosetSeason | null>> = {
  p: 'Spring',
  s: 'Summer',
  f: 'Fall',
  w: 'Winter',
  a: 'All Seasons',
  '-': null,
}

// 'name, season letters used in rotation, style'
// prettier-ignore
const shapes: Readonly<Record<ClosetCategory, readonly string[]>> = {
  Tops: [
    'Cotton T-shirt,-a,Casual', 'Striped T-shirt,-,Casual', 'Linen shirt,s-,', 'Oxford shirt,a-,Work', 'Silk blouse,-a,Evening',
    'Merino sweater,fw-,', 'Cashmere turtleneck,w-,Work', 'Cable-knit sweater,w,Casual', 'Tank top,s,', 'Satin camisole,s-,Evening',
    'Cotton cardigan,pf-,', 'Hoodie,-f,Sport', 'Polo shirt,ps-,', 'Lace blouse,-,Romantic', 'White shirt,a,Formal', 'Graphic T-shirt,-,Streetwear',
  ],
  Bottoms: [
    'Straight jeans,-a,Casual', 'Skinny jeans,-,', 'Wool trousers,fw-,Work', 'Wide-leg trousers,-a,', 'Linen trousers,s,', 'Chinos,pf-,',
    'Tuxedo trousers,a,Formal', 'Leather leggings,fw,Edgy', 'Denim shorts,s,', 'Linen shorts,s-,', 'Pleated midi skirt,-,', 'Denim mini skirt,s-,',
    'Satin skirt,-a,Evening', 'Joggers,-,Sport', 'Corduroy trousers,fw,',
  ],
  Dresses: [
    'Floral sundress,s-,', 'Satin slip dress,s-,Evening', 'Wool knit dress,w,', 'Shirt dress,ps-,', 'Wrap dress,-a,', 'Evening gown,-a,Formal',
    'Sequin cocktail dress,a-,Party', 'Maxi dress,s,Bohemian', 'Velvet dress,w-,Evening', 'Tailored jumpsuit,-a,',
  ],
  Outerwear: [
    'Wool coat,w-,', 'Trench coat,pf-,', 'Wool blazer,a-,Work', 'Denim jacket,ps-,', 'Leather jacket,pf-,Edgy', 'Puffer jacket,w,',
    'Parka,w-,', 'Raincoat,pf-,', 'Bomber jacket,-,', 'Tuxedo jacket,a,Formal', 'Suede jacket,pf,', 'Tweed blazer,fw,Classic',
  ],
  Shoes: [
    'Leather sneakers,a-,', 'Canvas sneakers,ps,', 'Penny loafers,-a,', 'Oxford shoes,a,Formal', 'Suede ankle boots,fw-,', 'Leather Chelsea boots,fw-,',
    'Tall leather boots,w,', 'Strappy sandals,s,', 'Flip-flops,s,Beach', 'Patent pumps,a-,Evening', 'Ballet flats,ps-,', 'Running shoes,a,Sport', 'Rain boots,pfw,',
  ],
  Accessories: [
    'Leather tote,a-,', 'Canvas tote,s-,', 'Evening clutch,a,Formal', 'Crossbody bag,-a,', 'Backpack,-,', 'Wool scarf,w-,', 'Silk scarf,-,', 'Leather belt,a-,',
    'Knit beanie,w,', 'Sun hat,s,', 'Leather gloves,w,', 'Sunglasses,s-,', 'Silk tie,a,Formal', 'Pearl necklace,-a,', 'Gold earrings,a-,', 'Steel watch,-,',
  ],
}
// prettier-ignore
const colors = [
  'Black', 'White', 'Navy blue', 'Gray', 'Camel', 'Burgundy red', 'Olive green', 'Light blue', 'Cream', 'Charcoal', 'Rust', 'Blush pink',
  'Emerald green', 'Denim blue', 'Chocolate brown', 'Mustard yellow', 'Lavender', 'Red', 'Beige', 'Teal', 'Dusk', 'White and navy blue',
]
const brands = [
  null,
  'Zara',
  null,
  'Uniqlo',
  'Gucci',
  null,
  'Mango',
  'COS',
  null,
  'Ralph Lauren',
  'Nike',
  'H&M',
]

/** A deterministic closet of generated pieces, each with a unique tag ('K417') in its name. */
export function generateCloset(count: number): StylistPiece[] {
  const made = closetCategories.flatMap((category) => shapes[category].map((line) => ({ category, line })))
  return Array.from({ length: count }, (_, at) => {
    const { category, line } = made[at % made.length] ?? { category: 'Tops' as const, line: '' }
    const [name = '', letters = '', style = ''] = line.split(',')
    const turn = Math.floor(at / made.length)
    const letter = letters[turn % Math.max(1, letters.length)] ?? '-'
    return piece({ name, category, season: seasonLetters[letter] ?? null, style: style || null }, at)
  })
}

/** Ten pieces of a typical new closet: no coat, one pair of shoes, three prints. */
export function tenPieces(): StylistPiece[] {
  // prettier-ignore
  const lines = [
    ['Printed dress', 'Dresses', 'Pink, navy and white'], ['Leather cap', 'Accessories', 'Black'],
    ['Chain print long-sleeve', 'Tops', 'Navy, white and gold'], ['Gray jacket', 'Outerwear', 'Gray'],
    ['Printed pants', 'Bottoms', 'Black and white'], ['Tropical print shirt', 'Tops', 'White and light blue'],
    ['Panda sneakers', 'Shoes', 'Navy'], ['Denim shorts', 'Bottoms', 'Taupe'], ['Pleated skirt', 'Bottoms', 'Dark brown'],
    ['T-shirt', 'Tops', 'Rust'],
  ] as const
  return lines.map(([name, category, color], at) => ({
    ...piece({ name, category, season: null, style: null }, at),
    name,
    color,
    brand: null,
    garment: readGarment({
      name,
      category,
      color,
      brand: null,
      style: null,
      season: null,
      description: null,
    }),
  }))
}

function piece({ name, category, season, style }: Made, at: number): StylistPiece {
  const color = colors[(at * 7 + Math.floor(at / 13)) % colors.length] ?? 'Black'
  const brand = brands[(at * 5 + Math.floor(at / 7)) % brands.length] ?? null
  const wearCount = (at * 3) % 11
  const tagged = `${name} K${at}`
  return {
    id: `piece-${String((at * 7919) % 100_003).padStart(6, '0')}`,
    name: tagged,
    category,
    imageUrl: `/images/${at}.webp`,
    color,
    brand,
    lastWornDate: wearCount === 0 ? null : daysBefore(TODAY, (at * 11) % 97),
    wearCount,
    garment: readGarment({ name: tagged, category, color, brand, style, season, description: null }),
  }
}

function daysBefore(today: CalendarDate, days: number): CalendarDate {
  return daysAfter(today, -days)
}
