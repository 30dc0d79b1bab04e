import type { StylePreference } from '../../../contract/stylist.ts'
import type { GarmentKind, ShopGroup } from '../../closet/garment-kinds.ts'
import type { OwnSlot } from '../../closet/garment.ts'

/** A kind of piece that may be looked for in the shops. */
export interface ShopKind {
  readonly kind: GarmentKind
  /** In lower case, without a color: 'wool trousers'. */
  readonly name: string
  /** What the reader of the suggestion is told of it, as a noun phrase. */
  readonly detail: string
  /** Words that shops use for just such a one. */
  readonly seek: string
  /** On the scale of `Garment.formality`. */
  readonly formality: number
  /** Degrees Celsius between which it is worn. */
  readonly celsius: readonly [least: number, most: number]
  /** What it costs at a high street brand, in US dollars, from. */
  readonly fromDollars: number
  readonly group: ShopGroup
  readonly colors:
    'cloth' | 'dark cloth' | 'light cloth' | 'leather' | 'sneakers' | 'denim' | 'straw' | 'metal' | 'silk'
  /** Only for an outfit with a skirt, a dress, a blouse or heels in it, or only for one without. */
  readonly only?: 'with skirts' | 'without skirts'
  readonly styles?: readonly StylePreference[]
  /** Left out of an outfit that has to cover. */
  readonly isBare?: true
  readonly isFor?: 'rain' | 'sun' | 'day'
  readonly isSharpOn?: 'grass' | 'feet'
}

const any = [-40, 50] as const

/** By place, what to look for. */
// prettier-ignore
export const shopKinds: Readonly<Record<OwnSlot, readonly ShopKind[]>> = {
  outer: [
    { kind: 'blazer', name: 'wool blazer', detail: 'single-breasted, half lined, the shoulder seam at the edge of the shoulder', seek: 'single-breasted blazer', formality: 4, celsius: [10, 24], fromDollars: 90, group: 'tailoring', colors: 'dark cloth' },
    { kind: 'blazer', name: 'linen blazer', detail: 'unlined, with patch pockets', seek: 'unlined summer blazer', formality: 3.4, celsius: [20, 50], fromDollars: 90, group: 'tailoring', colors: 'light cloth' },
    { kind: 'coat', name: 'wool coat', detail: 'straight, to the knee, at least 70 % wool', seek: 'knee-length wool coat', formality: 3.8, celsius: [-40, 10], fromDollars: 130, group: 'tailoring', colors: 'cloth' },
    { kind: 'trench-coat', name: 'trench coat', detail: 'densely woven cotton, to the knee', seek: 'cotton gabardine trench', formality: 3.3, celsius: [8, 18], fromDollars: 110, group: 'tailoring', colors: 'light cloth', styles: ['classic', 'professional', 'minimalist'] },
    { kind: 'jacket', name: 'cotton chore jacket', detail: 'boxy, with three patch pockets', seek: 'boxy workwear jacket', formality: 2.3, celsius: [11, 22], fromDollars: 60, group: 'basics', colors: 'cloth', styles: ['casual', 'minimalist'] },
    { kind: 'denim-jacket', name: 'denim jacket', detail: 'rigid denim that ends at the hip bone', seek: 'rigid trucker jacket', formality: 2, celsius: [12, 23], fromDollars: 50, group: 'denim', colors: 'denim', styles: ['casual', 'bohemian', 'trendy'] },
    { kind: 'leather-jacket', name: 'leather jacket', detail: 'plain front, one zip, cut close', seek: 'minimal biker jacket', formality: 2.6, celsius: [7, 18], fromDollars: 180, group: 'denim', colors: 'leather', styles: ['edgy', 'trendy'] },
    { kind: 'puffer', name: 'down jacket', detail: 'matte, without large lettering', seek: 'matte short puffer', formality: 1.9, celsius: [-40, 5], fromDollars: 90, group: 'outdoor', colors: 'dark cloth' },
    { kind: 'raincoat', name: 'rain jacket', detail: 'taped seams and a hood that closes', seek: 'waterproof hooded jacket', formality: 2.2, celsius: any, fromDollars: 70, group: 'outdoor', colors: 'cloth', isFor: 'rain' },
    { kind: 'bomber', name: 'bomber jacket', detail: 'ribbed at hem and cuff, no patches', seek: 'plain nylon bomber', formality: 2, celsius: [9, 18], fromDollars: 60, group: 'basics', colors: 'dark cloth', styles: ['trendy', 'edgy', 'casual'] },
  ],
  top: [
    { kind: 'tee', name: 'cotton T-shirt', detail: 'heavy jersey, the neck ribbed and close', seek: 'heavyweight crew neck tee', formality: 2, celsius: [12, 50], fromDollars: 12, group: 'basics', colors: 'light cloth' },
    { kind: 'shirt', name: 'poplin shirt', detail: 'plain poplin with a firm collar', seek: 'crisp cotton dress shirt', formality: 3.7, celsius: [8, 32], fromDollars: 30, group: 'tailoring', colors: 'light cloth' },
    { kind: 'shirt', name: 'oxford shirt', detail: 'oxford cloth, the collar buttoned down', seek: 'button-down oxford cloth', formality: 2.9, celsius: [8, 28], fromDollars: 30, group: 'basics', colors: 'light cloth', styles: ['classic', 'casual'] },
    { kind: 'shirt', name: 'linen shirt', detail: 'washed linen, cut straight', seek: 'washed linen button-up', formality: 2.7, celsius: [20, 50], fromDollars: 35, group: 'basics', colors: 'light cloth' },
    { kind: 'blouse', name: 'silk blouse', detail: 'matte silk, buttoned, with room in the sleeve', seek: 'matte silk shirt', formality: 3.8, celsius: [12, 35], fromDollars: 45, group: 'dresses', colors: 'silk', only: 'with skirts' },
    { kind: 'knit', name: 'merino sweater', detail: 'fine merino with a crew neck', seek: 'fine gauge crew neck', formality: 3.1, celsius: [-40, 16], fromDollars: 40, group: 'knitwear', colors: 'cloth' },
    { kind: 'turtleneck', name: 'merino turtleneck', detail: 'thin enough to lie under a jacket', seek: 'fine rib roll neck', formality: 3.3, celsius: [-40, 11], fromDollars: 40, group: 'knitwear', colors: 'dark cloth', styles: ['minimalist', 'professional', 'edgy'] },
    { kind: 'polo', name: 'knitted polo shirt', detail: 'knitted cotton, the collar soft', seek: 'knit polo cotton', formality: 2.8, celsius: [16, 32], fromDollars: 30, group: 'knitwear', colors: 'cloth', only: 'without skirts' },
  ],
  bottom: [
    { kind: 'trousers', name: 'wool trousers', detail: 'a pressed crease and a straight leg', seek: 'pressed crease tailored pants', formality: 3.9, celsius: [-40, 24], fromDollars: 50, group: 'tailoring', colors: 'dark cloth' },
    { kind: 'chinos', name: 'cotton chinos', detail: 'a straight leg in dense twill', seek: 'straight twill pants', formality: 2.8, celsius: [5, 30], fromDollars: 40, group: 'basics', colors: 'cloth' },
    { kind: 'jeans', name: 'straight jeans', detail: 'one even wash, no holes', seek: 'clean rinse straight leg', formality: 2.2, celsius: [-40, 26], fromDollars: 45, group: 'denim', colors: 'denim' },
    { kind: 'wide-leg-trousers', name: 'wide-leg trousers', detail: 'a high waist and cloth heavy enough to hang', seek: 'high waist pleated pants', formality: 3.2, celsius: [5, 28], fromDollars: 45, group: 'tailoring', colors: 'dark cloth', styles: ['trendy', 'minimalist', 'bohemian'] },
    { kind: 'trousers', name: 'linen trousers', detail: 'straight, with a drawstring or a plain waistband', seek: 'straight linen pants', formality: 2.7, celsius: [22, 50], fromDollars: 40, group: 'basics', colors: 'light cloth' },
    { kind: 'shorts', name: 'tailored shorts', detail: 'to a hand above the knee', seek: 'pleated bermuda', formality: 1.9, celsius: [24, 50], fromDollars: 30, group: 'basics', colors: 'light cloth', isBare: true },
    { kind: 'midi-skirt', name: 'satin midi skirt', detail: 'cut on the bias, to the middle of the calf', seek: 'bias cut slip skirt', formality: 3.5, celsius: [12, 35], fromDollars: 40, group: 'dresses', colors: 'silk', only: 'with skirts' },
  ],
  dress: [
    { kind: 'wrap-dress', name: 'wrap dress', detail: 'a fluid cloth that ends below the knee', seek: 'fluid wrap midi dress', formality: 3.4, celsius: [14, 35], fromDollars: 60, group: 'dresses', colors: 'dark cloth' },
    { kind: 'shirt-dress', name: 'cotton shirt dress', detail: 'buttoned through, with a belt', seek: 'belted button-through dress', formality: 2.8, celsius: [18, 50], fromDollars: 50, group: 'dresses', colors: 'light cloth' },
    { kind: 'dress', name: 'knitted dress', detail: 'fine wool, straight, to the knee', seek: 'fine knit midi dress', formality: 3.2, celsius: [-40, 14], fromDollars: 60, group: 'knitwear', colors: 'dark cloth' },
    { kind: 'slip-dress', name: 'satin slip dress', detail: 'cut on the bias, with straps that can be shortened', seek: 'bias cut slip dress', formality: 4, celsius: [15, 50], fromDollars: 60, group: 'dresses', colors: 'silk', isBare: true },
    { kind: 'maxi-dress', name: 'evening dress', detail: 'to the floor, with little ornament', seek: 'floor-length column gown', formality: 4.8, celsius: any, fromDollars: 120, group: 'dresses', colors: 'silk' },
  ],
  shoes: [
    { kind: 'sneakers', name: 'leather sneakers', detail: 'plain leather with a low sole and no lettering', seek: 'minimal low-top leather', formality: 2.1, celsius: [9, 32], fromDollars: 50, group: 'sneakers', colors: 'sneakers' },
    { kind: 'loafers', name: 'leather loafers', detail: 'a leather upper and a stitched apron', seek: 'moc toe slip-ons', formality: 3.3, celsius: [8, 32], fromDollars: 60, group: 'shoes', colors: 'leather' },
    { kind: 'oxfords', name: 'leather oxford shoes', detail: 'closed lacing and a plain or capped toe', seek: 'cap toe lace-ups', formality: 4.3, celsius: [-10, 32], fromDollars: 80, group: 'shoes', colors: 'leather', only: 'without skirts' },
    { kind: 'pumps', name: 'leather pumps', detail: 'a heel of five to seven centimeters', seek: 'mid heel court shoes', formality: 4.2, celsius: [8, 35], fromDollars: 60, group: 'shoes', colors: 'leather', only: 'with skirts', isSharpOn: 'grass' },
    { kind: 'ballet-flats', name: 'leather ballet flats', detail: 'soft leather and a thin sole', seek: 'soft leather ballerinas', formality: 3.2, celsius: [12, 34], fromDollars: 45, group: 'shoes', colors: 'leather', only: 'with skirts' },
    { kind: 'sandals', name: 'leather sandals', detail: 'flat, with two or three plain straps', seek: 'two-strap flat sandals', formality: 2.4, celsius: [20, 50], fromDollars: 40, group: 'shoes', colors: 'leather', isBare: true },
    { kind: 'boots', name: 'leather ankle boots', detail: 'smooth leather, a low heel, no buckles', seek: 'smooth chelsea boots', formality: 3, celsius: [-40, 15], fromDollars: 80, group: 'shoes', colors: 'leather' },
  ],
  bag: [
    { kind: 'tote', name: 'leather tote', detail: 'upright, with room for a folder', seek: 'structured work tote', formality: 3.1, celsius: any, fromDollars: 70, group: 'bags', colors: 'leather', isFor: 'day' },
    { kind: 'shoulder-bag', name: 'leather shoulder bag', detail: 'no wider than a hand and a half, little hardware', seek: 'small leather crossbody', formality: 3.4, celsius: any, fromDollars: 50, group: 'bags', colors: 'leather', only: 'with skirts' },
    { kind: 'shoulder-bag', name: 'leather crossbody bag', detail: 'flat, with a strap that can be shortened', seek: 'slim leather messenger', formality: 2.9, celsius: any, fromDollars: 45, group: 'bags', colors: 'leather', only: 'without skirts' },
    { kind: 'tote', name: 'leather briefcase', detail: 'soft, one compartment, no outer pockets', seek: 'soft leather document bag', formality: 3.9, celsius: any, fromDollars: 90, group: 'bags', colors: 'leather', only: 'without skirts', isFor: 'day' },
    { kind: 'shoulder-bag', name: 'leather clutch', detail: 'flat, large enough for a phone and keys', seek: 'flat evening pouch', formality: 4.5, celsius: any, fromDollars: 35, group: 'bags', colors: 'leather', only: 'with skirts' },
    { kind: 'backpack', name: 'canvas backpack', detail: 'one compartment and two plain straps', seek: 'plain day pack', formality: 1.9, celsius: any, fromDollars: 40, group: 'bags', colors: 'cloth', isFor: 'day' },
    { kind: 'tote', name: 'straw tote', detail: 'tightly woven, with leather handles', seek: 'woven summer bag', formality: 2.2, celsius: [22, 50], fromDollars: 30, group: 'bags', colors: 'straw', styles: ['bohemian', 'casual'], isFor: 'day' },
  ],
  extra: [
    { kind: 'belt', name: 'leather belt', detail: 'three centimeters wide with a plain buckle', seek: 'plain buckle belt', formality: 3, celsius: any, fromDollars: 20, group: 'belts and scarves', colors: 'leather', only: 'without skirts' },
    { kind: 'scarf', name: 'wool scarf', detail: 'lambswool, 180 centimeters or longer', seek: 'lambswool long scarf', formality: 2.9, celsius: [-40, 11], fromDollars: 25, group: 'knitwear', colors: 'cloth' },
    { kind: 'scarf', name: 'silk scarf', detail: 'a square of 70 centimeters with a hand-rolled edge', seek: 'hand-rolled silk square', formality: 3.5, celsius: [12, 30], fromDollars: 25, group: 'belts and scarves', colors: 'silk', only: 'with skirts', styles: ['classic', 'formal', 'professional'] },
    { kind: 'watch', name: 'leather strap watch', detail: 'a small face and no second dial', seek: 'small dial leather strap', formality: 3.4, celsius: any, fromDollars: 50, group: 'watches', colors: 'leather', only: 'without skirts' },
    { kind: 'earrings', name: 'hoop earrings', detail: 'no larger than a fingertip', seek: 'huggie hoops', formality: 3.6, celsius: any, fromDollars: 15, group: 'jewelry', colors: 'metal', only: 'with skirts' },
    { kind: 'glasses', name: 'sunglasses', detail: 'a plain frame as wide as the face', seek: 'plain acetate frames', formality: 2.6, celsius: [18, 50], fromDollars: 25, group: 'eyewear', colors: 'leather', isFor: 'sun' },
  ],
}
