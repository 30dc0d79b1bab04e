import type { BundledTrend } from './bundled-trend.ts'

/** What is worn in summer. */
// prettier-ignore
export const summer: readonly BundledTrend[] = [
  {
    key: 'white-linen', on: 'pinterest', page: 'linen outfit summer', title: 'White linen, a little creased', category: 'minimalist', rank: 98,
    tags: ['linen', 'white', 'heat'],
    description: 'A linen shirt with the sleeves rolled, loose linen trousers and flat sandals. The creases belong to it.',
    parts: [['shirt', 'White', 'linen shirt'], ['wide-leg-trousers', 'Sand', 'wide-leg linen trousers'], ['sandals', 'Tan', 'sandals'], ['tote', 'Natural', 'straw tote']],
  },
  {
    key: 'breton-coast', on: 'pinterest', page: 'breton stripe outfit', title: 'Stripes at the sea', category: 'casual', rank: 95,
    tags: ['stripes', 'coast', 'shorts'],
    description: 'A striped T-shirt, plain shorts and white sneakers: what has been worn at harbors for a hundred years.',
    parts: [['tee', 'White', 'striped T-shirt', 'stripe'], ['shorts', 'Beige', 'shorts'], ['sneakers', 'White', 'canvas sneakers'], ['glasses', 'Brown', 'sunglasses']],
  },
  {
    key: 'flowing-maxi', on: 'tiktok', page: 'maxidress', title: 'A long dress and flat sandals', category: 'boho', rank: 92,
    tags: ['maxi dress', 'sandals', 'straw'],
    description: 'A wide dress to the ankle that lets the air in, with flat sandals and a straw hat.',
    parts: [['maxi-dress', 'Terracotta', 'maxi dress'], ['sandals', 'Tan', 'sandals'], ['sun-hat', 'Natural', 'straw hat'], ['tote', 'Natural', 'straw tote']],
  },
  {
    key: 'slip-dress', on: 'tiktok', page: 'slipdress', title: 'The slip dress', category: 'vintage', rank: 89,
    tags: ['nineties', 'satin', 'evening'],
    description: 'A black satin dress on thin straps, with sandals in the day and a blazer over the shoulders at night.',
    parts: [['blazer', 'Black', 'blazer'], ['slip-dress', 'Black', 'satin slip dress'], ['sandals', 'Black', 'sandals'], ['necklace', 'Gold', 'necklace']],
  },
  {
    key: 'camp-collar', on: 'tiktok', page: 'summerfits', title: 'Wide shirt, wide shorts', category: 'streetwear', rank: 86,
    tags: ['oversized', 'shorts', 'street'],
    description: 'A wide T-shirt over loose denim shorts, with high socks or none, a cap and white sneakers.',
    parts: [['tee', 'Black', 'oversized T-shirt'], ['denim-shorts', 'Light wash', 'denim shorts'], ['sneakers', 'White', 'sneakers'], ['cap', 'Black', 'cap']],
  },
  {
    key: 'shirt-dress', on: 'pinterest', page: 'shirt dress outfit', title: 'A shirt that is a dress', category: 'casual', rank: 84,
    tags: ['shirt dress', 'belt', 'city'],
    description: 'One buttoned dress and a belt, and nothing else to decide. It goes to work with loafers and out with sandals.',
    parts: [['shirt-dress', 'Light blue', 'shirt dress'], ['belt', 'Cognac', 'belt'], ['sandals', 'Cognac', 'sandals'], ['tote', 'Cognac', 'tote']],
  },
  {
    key: 'summer-wedding', on: 'pinterest', page: 'summer wedding guest suit', title: 'A pale suit for a wedding', category: 'formal', rank: 82,
    tags: ['wedding', 'linen', 'tailoring'],
    description: 'A beige linen suit with a white shirt open at the neck. Brown loafers, because it is summer.',
    parts: [['blazer', 'Beige', 'linen blazer'], ['shirt', 'White', 'shirt'], ['trousers', 'Beige', 'linen trousers'], ['loafers', 'Brown', 'loafers']],
  },
  {
    key: 'tank-and-wide-leg', on: 'tiktok', page: 'tanktop', title: 'White tank top, wide trousers', category: 'minimalist', rank: 79,
    tags: ['tank top', 'wide leg', 'simple'],
    description: 'A plain ribbed tank top with trousers wide enough to balance it, and a thin belt.',
    parts: [['tank-top', 'White', 'tank top'], ['wide-leg-trousers', 'Black', 'wide-leg trousers'], ['belt', 'Black', 'belt'], ['sandals', 'Black', 'sandals'], ['glasses', 'Black', 'sunglasses']],
  },
  {
    key: 'tennis-club', on: 'tiktok', page: 'tenniscore', title: 'From the tennis court', category: 'athletic', rank: 76,
    tags: ['tennis', 'polo', 'white'],
    description: 'A white polo shirt and a pleated skirt or shorts, with a navy sweatshirt for the walk back.',
    parts: [['polo', 'White', 'polo shirt'], ['mini-skirt', 'White', 'pleated mini skirt'], ['sneakers', 'White', 'sneakers'], ['cap', 'White', 'cap']],
  },
  {
    key: 'knit-polo', on: 'pinterest', page: 'knit polo outfit', title: 'Knitted polo, pleated trousers', category: 'vintage', rank: 73,
    tags: ['fifties', 'polo', 'riviera'],
    description: 'A knitted polo tucked into pleated trousers, as on holiday photographs from the fifties.',
    parts: [['polo', 'Cream', 'knitted polo shirt'], ['trousers', 'Brown', 'pleated trousers'], ['loafers', 'Brown', 'loafers'], ['glasses', 'Brown', 'sunglasses']],
  },
  {
    key: 'crochet-festival', on: 'tiktok', page: 'festivaloutfit', title: 'Dressed for a festival', category: 'boho', rank: 70,
    tags: ['festival', 'denim', 'boots'],
    description: 'A light embroidered blouse, denim shorts and boots that know mud, with something long around the neck.',
    parts: [['blouse', 'White', 'embroidered blouse'], ['denim-shorts', 'Denim', 'denim shorts'], ['boots', 'Brown', 'ankle boots'], ['necklace', 'Gold', 'necklace'], ['shoulder-bag', 'Tan', 'shoulder bag']],
  },
]
