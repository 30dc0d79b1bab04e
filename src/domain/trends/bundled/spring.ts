import type { BundledTrend } from './bundled-trend.ts'

/** What is worn in spring. */
// prettier-ignore
export const spring: readonly BundledTrend[] = [
  {
    key: 'belted-trench', on: 'pinterest', page: 'trench coat outfit', title: 'The belted trench', category: 'minimalist', rank: 98,
    tags: ['trench', 'denim', 'stripes'],
    description: 'A beige trench with the belt knotted, a striped shirt and straight jeans. Ready for rain and for the sun after it.',
    parts: [['trench-coat', 'Beige', 'trench coat'], ['tee', 'White', 'striped T-shirt', 'stripe'], ['jeans', 'Denim', 'straight jeans'], ['loafers', 'Burgundy', 'loafers'], ['tote', 'Black', 'tote']],
  },
  {
    key: 'chore-jacket', on: 'tiktok', page: 'chorecoat', title: 'The chore jacket', category: 'casual', rank: 94,
    tags: ['workwear', 'blue', 'uniform'],
    description: 'A blue work jacket with three pockets over a white T-shirt. Black trousers make it quiet enough for an office.',
    parts: [['jacket', 'Blue', 'chore jacket'], ['tee', 'White', 'T-shirt'], ['trousers', 'Black', 'trousers'], ['sneakers', 'White', 'sneakers']],
  },
  {
    key: 'soft-suit', on: 'tiktok', page: 'softtailoring', title: 'A suit without stiffness', category: 'formal', rank: 91,
    tags: ['tailoring', 'wide leg', 'office'],
    description: 'An unlined jacket and wide trousers in one pale color, worn with a fine knit in place of a shirt.',
    parts: [['blazer', 'Stone', 'blazer'], ['knit', 'White', 'fine sweater'], ['wide-leg-trousers', 'Stone', 'wide-leg trousers'], ['loafers', 'Brown', 'loafers'], ['tote', 'Cognac', 'tote']],
  },
  {
    key: 'denim-on-denim', on: 'tiktok', page: 'doubledenim', title: 'Denim with denim', category: 'vintage', rank: 88,
    tags: ['denim', 'seventies', 'blue'],
    description: 'A denim jacket with jeans of nearly the same blue, a white T-shirt between them and a brown belt.',
    parts: [['denim-jacket', 'Denim', 'denim jacket'], ['tee', 'White', 'T-shirt'], ['jeans', 'Denim', 'jeans'], ['boots', 'Brown', 'ankle boots'], ['belt', 'Brown', 'belt']],
  },
  {
    key: 'ballet-shoes', on: 'pinterest', page: 'ballet flats outfit', title: 'Ballet flats and a cardigan', category: 'vintage', rank: 86,
    tags: ['ballet flats', 'cardigan', 'skirt'],
    description: 'A short cardigan, a full skirt and flat ballet shoes, as dancers wear them on the way home.',
    parts: [['cardigan', 'Blush', 'cardigan'], ['skirt', 'Gray', 'pleated skirt'], ['ballet-flats', 'Black', 'ballet flats'], ['shoulder-bag', 'Black', 'small shoulder bag']],
  },
  {
    key: 'shirt-and-vest', on: 'pinterest', page: 'sweater vest outfit', title: 'Knit vest over a shirt', category: 'casual', rank: 83,
    tags: ['knit vest', 'preppy', 'layers'],
    description: 'A knitted vest over a pale blue shirt, the collar out, with chinos and loafers.',
    parts: [['knit-vest', 'Navy', 'knit vest'], ['shirt', 'Light blue', 'shirt'], ['chinos', 'Beige', 'chinos'], ['loafers', 'Brown', 'loafers']],
  },
  {
    key: 'bomber-and-cargo', on: 'tiktok', page: 'bomberjacket', title: 'Bomber and loose trousers', category: 'streetwear', rank: 80,
    tags: ['bomber', 'cargo', 'street'],
    description: 'A black bomber that ends at the waist, over olive cargo trousers with room in the leg.',
    parts: [['bomber', 'Black', 'bomber jacket'], ['tee', 'White', 'T-shirt'], ['chinos', 'Olive', 'cargo pants'], ['sneakers', 'White', 'sneakers'], ['cap', 'Black', 'cap']],
  },
  {
    key: 'pale-column', on: 'pinterest', page: 'neutral spring outfit', title: 'Cream from top to toe', category: 'minimalist', rank: 77,
    tags: ['cream', 'tonal', 'quiet'],
    description: 'Several creams that do not quite match, and one tan bag. The lines are straight and nothing is printed.',
    parts: [['shirt', 'Cream', 'shirt'], ['trousers', 'Cream', 'trousers'], ['ballet-flats', 'Beige', 'ballet flats'], ['tote', 'Tan', 'tote']],
  },
  {
    key: 'garden-dress', on: 'pinterest', page: 'floral dress spring', title: 'Flowers and a denim jacket', category: 'boho', rank: 75,
    tags: ['florals', 'denim jacket', 'wrap dress'],
    description: 'A flowered wrap dress with a denim jacket over the shoulders until the evening turns warm.',
    parts: [['denim-jacket', 'Light wash', 'denim jacket'], ['wrap-dress', 'Sage', 'flowered wrap dress', 'floral'], ['sandals', 'Tan', 'sandals'], ['shoulder-bag', 'Cognac', 'shoulder bag']],
  },
  {
    key: 'track-morning', on: 'tiktok', page: 'athleisure', title: 'Sweatshirt and leggings', category: 'athletic', rank: 71,
    tags: ['athleisure', 'training', 'coffee run'],
    description: 'A wide gray sweatshirt over black leggings, with a cap, on the way from training to coffee.',
    parts: [['sweatshirt', 'Gray', 'sweatshirt'], ['leggings', 'Black', 'leggings'], ['sneakers', 'White', 'sneakers'], ['cap', 'Navy', 'cap'], ['backpack', 'Black', 'backpack']],
  },
  {
    key: 'checked-blazer', on: 'tiktok', page: 'blazeroutfit', title: 'Checked blazer, blue jeans', category: 'casual', rank: 68,
    tags: ['blazer', 'check', 'denim'],
    description: 'A checked blazer takes the place of a jacket, and jeans take the office out of it.',
    parts: [['blazer', 'Brown', 'checked blazer', 'check'], ['tee', 'White', 'T-shirt'], ['jeans', 'Light wash', 'jeans'], ['loafers', 'Black', 'loafers']],
  },
]
