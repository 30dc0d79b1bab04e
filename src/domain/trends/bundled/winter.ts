import type { BundledTrend } from './bundled-trend.ts'

/** What is worn in winter. */
// prettier-ignore
export const winter: readonly BundledTrend[] = [
  {
    key: 'camel-coat', on: 'pinterest', page: 'camel coat outfit', title: 'The camel coat', category: 'minimalist', rank: 97,
    tags: ['camel', 'long coat', 'neutrals'],
    description: 'A long camel coat over cream and black. The coat is the only color, so the rest stays plain and close to the body.',
    parts: [['coat', 'Camel', 'wool coat'], ['turtleneck', 'Cream', 'turtleneck'], ['trousers', 'Black', 'trousers'], ['boots', 'Black', 'ankle boots'], ['tote', 'Black', 'tote']],
  },
  {
    key: 'cable-and-denim', on: 'tiktok', page: 'winteroutfits', title: 'Cable knit, plain jeans', category: 'casual', rank: 95,
    tags: ['knitwear', 'denim', 'weekend'],
    description: 'A thick cream cable knit with blue jeans, a scarf that goes round twice and brown boots. Warm without a second sweater.',
    parts: [['cable-knit', 'Cream', 'cable-knit sweater'], ['jeans', 'Denim', 'jeans'], ['boots', 'Brown', 'ankle boots'], ['scarf', 'Camel', 'wool scarf']],
  },
  {
    key: 'all-black-layers', on: 'tiktok', page: 'allblackoutfit', title: 'All black, different cloths', category: 'minimalist', rank: 92,
    tags: ['black', 'layers', 'texture'],
    description: 'Nothing but black, held apart by the cloth: rough wool, ribbed knit, smooth leather.',
    parts: [['coat', 'Black', 'wool coat'], ['turtleneck', 'Black', 'turtleneck'], ['wide-leg-trousers', 'Black', 'wide-leg trousers'], ['boots', 'Black', 'ankle boots'], ['shoulder-bag', 'Black', 'shoulder bag']],
  },
  {
    key: 'puffer-and-hoodie', on: 'tiktok', page: 'pufferjacket', title: 'Puffer over hoodie', category: 'streetwear', rank: 90,
    tags: ['puffer', 'hoodie', 'street'],
    description: 'A black puffer left open over a gray hoodie, with the hood out, joggers and white sneakers.',
    parts: [['puffer', 'Black', 'puffer jacket'], ['hoodie', 'Gray', 'hoodie'], ['joggers', 'Black', 'joggers'], ['sneakers', 'White', 'sneakers'], ['beanie', 'Black', 'beanie']],
  },
  {
    key: 'overcoat-and-suit', on: 'pinterest', page: 'navy overcoat outfit', title: 'Navy overcoat, gray flannel', category: 'formal', rank: 87,
    tags: ['overcoat', 'office', 'flannel'],
    description: 'A dark overcoat to the knee, gray flannel trousers with a crease and black oxfords. Made for a cold way to an office.',
    parts: [['coat', 'Navy', 'overcoat'], ['shirt', 'White', 'shirt'], ['trousers', 'Charcoal', 'flannel trousers'], ['oxfords', 'Black', 'oxford shoes'], ['tie', 'Burgundy', 'tie']],
  },
  {
    key: 'velvet-evening', on: 'pinterest', page: 'velvet blazer outfit', title: 'A velvet jacket in the evening', category: 'formal', rank: 84,
    tags: ['velvet', 'evening', 'holidays'],
    description: 'One velvet jacket in a deep green over black satin. The cloth takes the light, so jewelry can stay small.',
    parts: [['blazer', 'Bottle green', 'velvet blazer'], ['camisole', 'Black', 'satin camisole'], ['trousers', 'Black', 'trousers'], ['pumps', 'Black', 'pumps'], ['earrings', 'Gold', 'earrings']],
  },
  {
    key: 'parka-weekend', on: 'tiktok', page: 'parka', title: 'Parka and gray marl', category: 'casual', rank: 81,
    tags: ['parka', 'layers', 'outdoors'],
    description: 'An olive parka, a gray sweatshirt and dark jeans over boots that may get wet.',
    parts: [['parka', 'Olive', 'parka'], ['sweatshirt', 'Gray', 'sweatshirt'], ['jeans', 'Dark wash', 'jeans'], ['boots', 'Brown', 'lace-up boots']],
  },
  {
    key: 'corduroy-library', on: 'pinterest', page: 'corduroy outfit winter', title: 'Corduroy and tweed', category: 'vintage', rank: 78,
    tags: ['tweed', 'corduroy', 'library'],
    description: 'A herringbone jacket, a burgundy sweater and brown corduroy, as if borrowed from a professor.',
    parts: [['blazer', 'Taupe', 'tweed blazer', 'herringbone'], ['knit', 'Burgundy', 'sweater'], ['trousers', 'Brown', 'corduroy trousers'], ['oxfords', 'Brown', 'brogues'], ['scarf', 'Rust', 'checked scarf', 'check']],
  },
  {
    key: 'winter-run', on: 'tiktok', page: 'winterrunning', title: 'Layers for a cold run', category: 'athletic', rank: 74,
    tags: ['running', 'layers', 'sport'],
    description: 'Black leggings, a long-sleeve shirt and a light shell, with gloves and a beanie that come off after the first mile.',
    parts: [['raincoat', 'Navy', 'windbreaker'], ['long-sleeve-tee', 'Gray', 'long-sleeve T-shirt'], ['leggings', 'Black', 'leggings'], ['sneakers', 'Black', 'running shoes'], ['beanie', 'Gray', 'beanie'], ['gloves', 'Black', 'gloves']],
  },
  {
    key: 'winter-boho', on: 'pinterest', page: 'boho winter outfit', title: 'Long dress, long cardigan', category: 'boho', rank: 70,
    tags: ['florals', 'cardigan', 'tall boots'],
    description: 'A flowered dress to the ankle does for winter too, with a thick cardigan over it and tall boots under it.',
    parts: [['cardigan', 'Brown', 'cardigan'], ['maxi-dress', 'Rust', 'flowered maxi dress', 'floral'], ['tall-boots', 'Cognac', 'tall boots'], ['shoulder-bag', 'Cognac', 'shoulder bag']],
  },
  {
    key: 'sixties-mini', on: 'tiktok', page: 'sixtiesfashion', title: 'Mini skirt and tall boots', category: 'vintage', rank: 66,
    tags: ['sixties', 'mini', 'tall boots'],
    description: 'A short checked skirt, a fine turtleneck and boots to the knee, which leave little of the leg to the cold.',
    parts: [['coat', 'Navy', 'wool coat'], ['turtleneck', 'Black', 'turtleneck'], ['mini-skirt', 'Gray', 'checked mini skirt', 'check'], ['tall-boots', 'Black', 'tall boots']],
  },
]
