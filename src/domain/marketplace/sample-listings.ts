import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { ItemCondition } from '../../contract/marketplace.ts'
import type { Pattern } from '../closet/drawings/patterns.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'

// Fixed ids, which show whether the samples were inserted before.
const NIVES = '01900000-0000-7000-8000-000000000101'
const TEO = '01900000-0000-7000-8000-000000000102'
const AMA = '01900000-0000-7000-8000-000000000103'
const LEJLA = '01900000-0000-7000-8000-000000000104'

/** The fictional sellers of the sample listings. */
export const sampleSellers = [
  { id: NIVES, name: 'nives_m' },
  { id: TEO, name: 'teo.lindh' },
  { id: AMA, name: 'ama_wears' },
  { id: LEJLA, name: 'lejla.k' },
] as const

/** A sample listing with a drawing instead of a photo. */
interface SampleListing {
  readonly seller: (typeof sampleSellers)[number]['id']
  readonly kind: GarmentKind
  readonly color: string
  readonly pattern?: Pattern
  readonly title: string
  readonly description: string
  /** US dollars, two places. */
  readonly price: string
  readonly condition: ItemCondition
  readonly size: string
  readonly category: ClosetCategory
}

/** Thirty listings over all categories, conditions, price ranges and the sizes of the filter; newest first. */
// prettier-ignore
export const sampleListings: readonly SampleListing[] = [
  { seller: NIVES, kind: 'blazer', color: 'Taupe', pattern: 'check', title: 'Check wool blazer', description: 'Half-lined, horn buttons. Worn to a few weddings and aired after each.', price: '84.00', condition: 'Excellent', size: 'M', category: 'Outerwear' },
  { seller: TEO, kind: 'jeans', color: 'Denim blue', title: 'Straight jeans, rigid denim', description: 'Heavy cotton without stretch. Hemmed once, by 2 cm.', price: '38.00', condition: 'Good', size: 'L', category: 'Bottoms' },
  { seller: AMA, kind: 'slip-dress', color: 'Emerald green', title: 'Bias-cut slip dress', description: 'Satin, adjustable straps. Worn for one evening.', price: '62.00', condition: 'Like New', size: 'S', category: 'Dresses' },
  { seller: LEJLA, kind: 'loafers', color: 'Oxblood', title: 'Penny loafers, oxblood', description: 'Resoled last spring. EU 39, true to size.', price: '75.00', condition: 'Good', size: '39', category: 'Shoes' },
  { seller: NIVES, kind: 'skirt', color: 'Burgundy red', title: 'Pleated midi skirt', description: 'The fabric keeps its pleats after washing. Hidden zip at the side.', price: '29.00', condition: 'Excellent', size: 'S', category: 'Bottoms' },
  { seller: AMA, kind: 'tote', color: 'Cognac brown', title: 'Leather tote with inner pocket', description: 'Holds a 13-inch laptop. Light marks at the base.', price: '118.00', condition: 'Good', size: 'One size', category: 'Accessories' },
  { seller: TEO, kind: 'tee', color: 'White', title: 'Heavy cotton T-shirt', description: 'Boxy cut, thick collar. Washed at 30 °C.', price: '14.00', condition: 'Good', size: 'L', category: 'Tops' },
  { seller: LEJLA, kind: 'cardigan', color: 'Oatmeal', title: 'Ribbed wool cardigan', description: 'Five buttons, one of them replaced with a near match.', price: '34.50', condition: 'Good', size: 'M', category: 'Tops' },
  { seller: NIVES, kind: 'trench-coat', color: 'Camel', title: 'Cotton trench coat', description: 'Double-breasted with belt. Dry cleaned before listing.', price: '135.00', condition: 'Excellent', size: 'S', category: 'Outerwear' },
  { seller: AMA, kind: 'wrap-dress', color: 'Rust', pattern: 'dot', title: 'Dotted wrap dress', description: 'Viscose, falls below the knee. The tie is long enough to knot at the back.', price: '46.00', condition: 'Excellent', size: 'L', category: 'Dresses' },
  { seller: TEO, kind: 'sneakers', color: 'White', title: 'Leather court sneakers', description: 'Creased at the toe, soles still even. EU 43.', price: '24.00', condition: 'Fair', size: '43', category: 'Shoes' },
  { seller: LEJLA, kind: 'scarf', color: 'Navy blue', pattern: 'check', title: 'Checked wool scarf', description: 'Soft lambswool, 180 by 30 cm, with short fringes.', price: '22.00', condition: 'Like New', size: 'One size', category: 'Accessories' },
  { seller: NIVES, kind: 'camisole', color: 'Cream', title: 'Silk camisole', description: 'Washed silk with a fine edge of lace. Worn under a blazer.', price: '26.00', condition: 'Excellent', size: 'XS', category: 'Tops' },
  { seller: AMA, kind: 'wide-leg-trousers', color: 'Black', title: 'Wide-leg trousers with crease', description: 'High waist, two front pleats, inside leg 79 cm.', price: '52.00', condition: 'Like New', size: 'XS', category: 'Bottoms' },
  { seller: TEO, kind: 'parka', color: 'Olive green', title: 'Hooded parka', description: 'Warm to about freezing. One cuff is a little frayed.', price: '68.00', condition: 'Fair', size: 'XL', category: 'Outerwear' },
  { seller: LEJLA, kind: 'maxi-dress', color: 'Terracotta', title: 'Linen maxi dress', description: 'Side pockets, buttons down to the knee. Softened by many washes.', price: '33.00', condition: 'Good', size: 'XL', category: 'Dresses' },
  { seller: NIVES, kind: 'pumps', color: 'Black', title: 'Suede pumps, 6 cm heel', description: 'Worn twice indoors. EU 38, with their box.', price: '88.00', condition: 'Like New', size: '38', category: 'Shoes' },
  { seller: AMA, kind: 'belt', color: 'Chocolate brown', title: 'Narrow leather belt', description: 'Brass buckle, five holes from 76 to 86 cm.', price: '18.00', condition: 'Good', size: 'M', category: 'Accessories' },
  { seller: TEO, kind: 'shirt', color: 'Light blue', pattern: 'stripe', title: 'Striped Oxford shirt', description: 'Button-down collar. The elbows are a little thin.', price: '16.00', condition: 'Fair', size: 'XL', category: 'Tops' },
  { seller: LEJLA, kind: 'leather-jacket', color: 'Black', title: 'Lambskin biker jacket', description: 'Fully lined, all zips run. Conditioned every fall.', price: '210.00', condition: 'Excellent', size: 'M', category: 'Outerwear' },
  { seller: NIVES, kind: 'chinos', color: 'Stone', title: 'Cropped chinos', description: 'Cotton twill with some stretch, inside leg 68 cm.', price: '21.00', condition: 'Good', size: 'M', category: 'Bottoms' },
  { seller: AMA, kind: 'boots', color: 'Chestnut brown', title: 'Chelsea boots', description: 'New elastic on both sides. EU 40, one size up for thick socks.', price: '96.00', condition: 'Excellent', size: '40', category: 'Shoes' },
  { seller: TEO, kind: 'watch', color: 'Gray', title: 'Steel watch, 38 mm', description: 'Automatic, serviced two years ago. Fine scratches on the clasp.', price: '165.00', condition: 'Good', size: 'One size', category: 'Accessories' },
  { seller: LEJLA, kind: 'shirt-dress', color: 'Navy blue', title: 'Cotton shirt dress', description: 'Knee length with a tie belt. Bought for an office with a dress code, hardly needed.', price: '41.00', condition: 'Like New', size: 'M', category: 'Dresses' },
  { seller: NIVES, kind: 'turtleneck', color: 'Charcoal', title: 'Fine merino turtleneck', description: 'Thin enough to go under a jacket. Mended invisibly at one seam.', price: '28.00', condition: 'Good', size: 'XS', category: 'Tops' },
  { seller: AMA, kind: 'coat', color: 'Cream', title: 'Long wool coat', description: 'Wool with a little cashmere, 118 cm long. Two winters old.', price: '189.00', condition: 'Excellent', size: 'L', category: 'Outerwear' },
  { seller: TEO, kind: 'shorts', color: 'Sage green', title: 'Linen shorts', description: 'Drawstring waist. Faded evenly by the sun.', price: '12.00', condition: 'Fair', size: 'S', category: 'Bottoms' },
  { seller: LEJLA, kind: 'jumpsuit', color: 'Black', title: 'Crêpe jumpsuit', description: 'Wide legs, open back. Made for evenings, worn for two.', price: '105.00', condition: 'Like New', size: 'XS', category: 'Dresses' },
  { seller: NIVES, kind: 'sandals', color: 'Tan', title: 'Flat leather sandals', description: 'The footbed has darkened with wear. EU 37.', price: '19.50', condition: 'Fair', size: '37', category: 'Shoes' },
  { seller: AMA, kind: 'cable-knit', color: 'Ivory', title: 'Cable-knit sweater', description: 'Thick wool, washed by hand. Too warm for where its seller lives now.', price: '54.00', condition: 'Excellent', size: 'L', category: 'Tops' },
]
