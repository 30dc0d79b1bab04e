import type { ClosetCategory } from '../src/contract/closet/closet.ts'
import type { CalendarDate } from '../src/contract/values/calendar-date.ts'
import type { Pattern } from '../src/domain/closet/drawings/patterns.ts'
import type { GarmentKind } from '../src/domain/closet/garment-kinds.ts'
import type { Ground } from './piece-photo.ts'

/** A piece of the gallery's fictional user, with a photo rendered from our drawing. */
export interface GalleryPiece {
  readonly kind: GarmentKind
  readonly name: string
  readonly category: ClosetCategory
  /** Color name. */
  readonly color: string
  readonly hex: string
  readonly pattern?: Pattern
  readonly brand: string
  /** US dollars. */
  readonly price: string
  readonly bought: CalendarDate
  readonly size: string
  readonly ground: Ground
}

// prettier-ignore
export const wardrobe: readonly GalleryPiece[] = [
  { kind: 'coat', name: 'Long wool coat', category: 'Outerwear', color: 'Camel', hex: '#b58a5c', brand: 'Arket', price: '289', bought: '2024-10-12', size: 'M', ground: 'wall' },
  { kind: 'trench-coat', name: 'Cotton trench coat', category: 'Outerwear', color: 'Stone', hex: '#b9a98d', brand: 'COS', price: '190', bought: '2023-03-25', size: 'M', ground: 'walnut' },
  { kind: 'parka', name: 'Waterproof parka', category: 'Outerwear', color: 'Olive green', hex: '#585c3c', brand: 'Rains', price: '165', bought: '2025-11-02', size: 'M', ground: 'wall' },
  { kind: 'puffer', name: 'Down jacket', category: 'Outerwear', color: 'Navy', hex: '#26304a', brand: 'Uniqlo', price: '99', bought: '2022-12-01', size: 'M', ground: 'wall' },
  { kind: 'denim-jacket', name: 'Denim jacket', category: 'Outerwear', color: 'Blue', hex: '#5a7a9e', brand: "Levi's", price: '95', bought: '2021-05-08', size: 'S', ground: 'linen' },
  { kind: 'blazer', name: 'Wool blazer', category: 'Outerwear', color: 'Charcoal', hex: '#45464a', pattern: 'herringbone', brand: 'Massimo Dutti', price: '179', bought: '2024-09-14', size: '38', ground: 'linen' },
  { kind: 'shirt', name: 'Oxford shirt', category: 'Tops', color: 'Light blue', hex: '#a9c3dc', brand: 'Uniqlo', price: '39', bought: '2024-02-17', size: 'S', ground: 'walnut' },
  { kind: 'shirt', name: 'Striped cotton shirt', category: 'Tops', color: 'White and blue', hex: '#7d9bc4', pattern: 'stripe', brand: 'Arket', price: '69', bought: '2025-04-05', size: 'S', ground: 'wall' },
  { kind: 'blouse', name: 'Silk blouse', category: 'Tops', color: 'Burgundy', hex: '#6d2334', brand: 'Sézane', price: '120', bought: '2025-09-20', size: 'S', ground: 'wall' },
  { kind: 'tee', name: 'Cotton T-shirt', category: 'Tops', color: 'White', hex: '#f1efea', brand: 'Muji', price: '19', bought: '2025-06-01', size: 'S', ground: 'walnut' },
  { kind: 'long-sleeve-tee', name: 'Breton top', category: 'Tops', color: 'Navy and white', hex: '#2f3d5c', pattern: 'stripe', brand: 'Saint James', price: '75', bought: '2023-04-22', size: 'S', ground: 'linen' },
  { kind: 'knit', name: 'Merino sweater', category: 'Tops', color: 'Gray', hex: '#8f8f90', brand: 'Uniqlo', price: '49', bought: '2024-11-09', size: 'M', ground: 'wall' },
  { kind: 'cable-knit', name: 'Cable-knit sweater', category: 'Tops', color: 'Cream', hex: '#e3d7bf', brand: 'Inis Meáin', price: '240', bought: '2023-12-27', size: 'M', ground: 'walnut' },
  { kind: 'turtleneck', name: 'Ribbed turtleneck', category: 'Tops', color: 'Black', hex: '#26252a', brand: 'COS', price: '59', bought: '2022-10-15', size: 'S', ground: 'linen' },
  { kind: 'cardigan', name: 'Mohair cardigan', category: 'Tops', color: 'Rust', hex: '#a5532c', brand: 'Ganni', price: '195', bought: '2025-10-18', size: 'S', ground: 'wall' },
  { kind: 'camisole', name: 'Satin camisole', category: 'Tops', color: 'Champagne', hex: '#d9c2a0', brand: 'Mango', price: '35', bought: '2024-06-30', size: 'S', ground: 'walnut' },
  { kind: 'jeans', name: 'Straight jeans', category: 'Bottoms', color: 'Blue', hex: '#4c6a92', brand: "Levi's", price: '98', bought: '2024-03-02', size: '28', ground: 'linen' },
  { kind: 'jeans', name: 'Cropped jeans', category: 'Bottoms', color: 'Black', hex: '#2c2c30', brand: 'Agolde', price: '185', bought: '2025-01-11', size: '28', ground: 'wall' },
  { kind: 'trousers', name: 'Pleated trousers', category: 'Bottoms', color: 'Charcoal', hex: '#4c4d52', brand: 'Massimo Dutti', price: '89', bought: '2024-09-14', size: '38', ground: 'linen' },
  { kind: 'wide-leg-trousers', name: 'Wide-leg trousers', category: 'Bottoms', color: 'Chocolate brown', hex: '#55392b', brand: 'Arket', price: '119', bought: '2025-10-04', size: '38', ground: 'wall' },
  { kind: 'chinos', name: 'Cotton chinos', category: 'Bottoms', color: 'Beige', hex: '#c3ac86', brand: 'Uniqlo', price: '45', bought: '2023-04-29', size: '38', ground: 'walnut' },
  { kind: 'midi-skirt', name: 'Wool midi skirt', category: 'Bottoms', color: 'Forest green', hex: '#2f4a3a', pattern: 'check', brand: 'Toast', price: '149', bought: '2025-11-07', size: '10', ground: 'linen' },
  { kind: 'skirt', name: 'Pleated skirt', category: 'Bottoms', color: 'Navy', hex: '#2a3450', brand: 'Mango', price: '55', bought: '2022-09-10', size: 'S', ground: 'linen' },
  { kind: 'wrap-dress', name: 'Wrap dress', category: 'Dresses', color: 'Emerald green', hex: '#1f6a52', brand: 'Diane von Furstenberg', price: '320', bought: '2022-05-14', size: '6', ground: 'wall' },
  { kind: 'shirt-dress', name: 'Linen shirt dress', category: 'Dresses', color: 'Terracotta', hex: '#b8623f', brand: 'Toast', price: '165', bought: '2024-05-25', size: '10', ground: 'linen' },
  { kind: 'dress', name: 'Knitted dress', category: 'Dresses', color: 'Gray', hex: '#77787c', brand: 'COS', price: '99', bought: '2025-11-15', size: 'S', ground: 'wall' },
  { kind: 'boots', name: 'Chelsea boots', category: 'Shoes', color: 'Black', hex: '#29282b', brand: 'Blundstone', price: '209', bought: '2023-10-21', size: '39', ground: 'wall' },
  { kind: 'tall-boots', name: 'Leather boots', category: 'Shoes', color: 'Cognac', hex: '#8a4f2a', brand: 'Vagabond', price: '220', bought: '2024-11-23', size: '39', ground: 'linen' },
  { kind: 'loafers', name: 'Penny loafers', category: 'Shoes', color: 'Dark brown', hex: '#4b2c20', brand: 'G.H. Bass', price: '175', bought: '2024-03-30', size: '39', ground: 'wall' },
  { kind: 'sneakers', name: 'Leather sneakers', category: 'Shoes', color: 'White', hex: '#efede8', brand: 'Veja', price: '150', bought: '2025-03-15', size: '39', ground: 'walnut' },
  { kind: 'ballet-flats', name: 'Ballet flats', category: 'Shoes', color: 'Burgundy', hex: '#6a2230', brand: 'Repetto', price: '295', bought: '2025-05-09', size: '39', ground: 'wall' },
  { kind: 'sandals', name: 'Leather sandals', category: 'Shoes', color: 'Tan', hex: '#b07b4a', brand: 'Ancient Greek', price: '190', bought: '2023-06-17', size: '39', ground: 'wall' },
  { kind: 'tote', name: 'Leather tote', category: 'Accessories', color: 'Cognac', hex: '#8f5730', brand: 'Cuyana', price: '248', bought: '2023-08-12', size: 'One size', ground: 'wall' },
  { kind: 'shoulder-bag', name: 'Shoulder bag', category: 'Accessories', color: 'Black', hex: '#2a292c', brand: 'A.P.C.', price: '410', bought: '2022-11-25', size: 'One size', ground: 'wall' },
  { kind: 'scarf', name: 'Lambswool scarf', category: 'Accessories', color: 'Red', hex: '#9a2f2c', pattern: 'check', brand: 'Begg', price: '85', bought: '2024-12-24', size: 'One size', ground: 'linen' },
  { kind: 'belt', name: 'Leather belt', category: 'Accessories', color: 'Dark brown', hex: '#4a2d1f', brand: 'Anderson’s', price: '110', bought: '2023-02-11', size: 'M', ground: 'wall' },
  { kind: 'beanie', name: 'Ribbed beanie', category: 'Accessories', color: 'Mustard', hex: '#b98a2e', brand: 'Colorful Standard', price: '30', bought: '2025-11-01', size: 'One size', ground: 'linen' },
]
