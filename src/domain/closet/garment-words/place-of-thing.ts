import type { ClosetCategory } from '../../../contract/closet.ts'
import type { GarmentSlot } from '../garment.ts'
import { garmentKinds } from '../garment-kinds.ts'
import type { Thing } from './find-noun.ts'
import type { OtherThing } from './other-nouns.ts'
import type { Traits } from './thing-traits.ts'

/** The middle of a category, for a piece that no word names. */
// prettier-ignore
const categories = {
  Tops: { slot: 'top', traits: { layer: 'base', formality: 2.7, clo: 0.2, tribes: { casual: 0.3 } } },
  Bottoms: { slot: 'bottom', traits: { layer: 'base', formality: 2.7, clo: 0.22, tribes: { casual: 0.3 } } },
  Dresses: { slot: 'dress', traits: { layer: 'base', formality: 3.1, clo: 0.25, tribes: { romantic: 0.3 } } },
  Outerwear: { slot: 'outer', traits: { layer: 'outer', formality: 2.9, clo: 0.4, seasons: 'cool', tribes: { classic: 0.2 } } },
  Shoes: { slot: 'shoes', traits: { layer: 'none', formality: 2.7, clo: 0.03, tribes: { casual: 0.2 } } },
  Accessories: { slot: 'extra', traits: { layer: 'none', formality: 2.8, clo: 0.01, tribes: {} } },
} as const satisfies Record<ClosetCategory, { slot: GarmentSlot; traits: Traits }>

type Category = keyof typeof categories

// prettier-ignore
const homeOfOthers: Readonly<Record<OtherThing, Category>> = {
  bracelet: 'Accessories', ring: 'Accessories', brooch: 'Accessories', jewelry: 'Accessories', 'hair piece': 'Accessories',
  'small thing': 'Accessories', socks: 'Accessories', swimwear: 'Tops', underwear: 'Tops', bodysuit: 'Tops', suit: 'Outerwear',
  cape: 'Outerwear', kimono: 'Outerwear',
}
const homes = new Map<string, Category>([
  ...garmentKinds.map(({ id, category }): [Thing, Category] => [id, category]),
  ...Object.entries(homeOfOthers),
])
const bags: ReadonlySet<Thing | null> = new Set<Thing>(['tote', 'shoulder-bag', 'backpack'])

// Besides the things at home in a category, what owners also keep there.
const guests: Readonly<Record<Category, ReadonlySet<Thing>>> = {
  Tops: new Set([
    'coat',
    'jacket',
    'denim-jacket',
    'leather-jacket',
    'bomber',
    'blazer',
    'waistcoat',
    'kimono',
    'cape',
  ]),
  Bottoms: new Set(['jumpsuit', 'suit', 'swimwear', 'underwear']),
  Dresses: new Set(['suit', 'swimwear', 'underwear', 'kimono']),
  Outerwear: new Set([
    'shirt',
    'knit',
    'cable-knit',
    'cardigan',
    'knit-vest',
    'sweatshirt',
    'hoodie',
    'jumpsuit',
  ]),
  Shoes: new Set(),
  Accessories: new Set(['leggings', 'swimwear', 'underwear']),
}

/** Whether an owner may keep a thing in a category. In a text that is none of the six everything fits. */
export function fitsCategory(thing: Thing, category: string): boolean {
  if (!isCategory(category)) return true
  const home = homes.get(thing)
  return home === category || guests[category].has(thing) || (category === 'Dresses' && home === 'Tops')
}

/** What a thing is in its category: a shirt among the dresses is a shirt dress. */
export function thingInCategory(thing: Thing, category: string): Thing {
  if (category !== 'Dresses' || homes.get(thing) !== 'Tops' || guests.Dresses.has(thing)) return thing
  return thing === 'shirt' || thing === 'blouse' ? 'shirt-dress' : 'dress'
}

/** The slot of a thing: the owner's category says it, and of the accessories some are bags. */
export function slotOfThing(thing: Thing | null, category: string): GarmentSlot {
  const place = isCategory(category) ? category : homes.get(thing ?? '')
  if (place === 'Accessories' || place === undefined) return bags.has(thing) ? 'bag' : 'extra'
  return categories[place].slot
}

/** The traits of a piece that is only known to be in this category. */
export function traitsOfCategory(category: string): Traits {
  return categories[isCategory(category) ? category : 'Accessories'].traits
}

function isCategory(text: string): text is Category {
  return Object.hasOwn(categories, text)
}
