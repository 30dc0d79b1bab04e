import type { BundledTrend } from './bundled-trend.ts'

/** What is worn in fall. */
// prettier-ignore
export const fall: readonly BundledTrend[] = [
  {
    key: 'leather-and-knit', on: 'pinterest', page: 'leather jacket outfit fall', title: 'Leather jacket, soft knit', category: 'casual', rank: 97,
    tags: ['leather', 'knitwear', 'denim'],
    description: 'A black leather jacket over a cream sweater: the hard over the soft. Dark jeans and boots below.',
    parts: [['leather-jacket', 'Black', 'leather jacket'], ['knit', 'Cream', 'sweater'], ['jeans', 'Dark wash', 'jeans'], ['boots', 'Black', 'ankle boots']],
  },
  {
    key: 'burgundy-pleats', on: 'pinterest', page: 'pleated midi skirt outfit', title: 'Burgundy pleats', category: 'vintage', rank: 94,
    tags: ['burgundy', 'pleats', 'library'],
    description: 'A pleated skirt in burgundy with a camel cardigan over a pin-striped shirt, and flat boots.',
    parts: [['cardigan', 'Camel', 'cardigan'], ['shirt', 'White', 'pin-striped shirt', 'pin'], ['skirt', 'Burgundy', 'pleated midi skirt'], ['boots', 'Brown', 'ankle boots']],
  },
  {
    key: 'checked-soft-tailoring', on: 'tiktok', page: 'falloutfits', title: 'A checked jacket for every day', category: 'formal', rank: 91,
    tags: ['tailoring', 'check', 'office'],
    description: 'A checked wool jacket over a navy sweater, with pale trousers and burgundy loafers. A suit taken apart.',
    parts: [['blazer', 'Taupe', 'checked blazer', 'check'], ['knit', 'Navy', 'sweater'], ['trousers', 'Stone', 'trousers'], ['loafers', 'Burgundy', 'loafers'], ['tote', 'Cognac', 'tote']],
  },
  {
    key: 'dark-academia', on: 'tiktok', page: 'darkacademia', title: 'Dark academia', category: 'vintage', rank: 88,
    tags: ['brown', 'check', 'books'],
    description: 'Brown on brown, a turtleneck, checked trousers and lace-up shoes, for rooms with many books.',
    parts: [['blazer', 'Brown', 'blazer'], ['turtleneck', 'Black', 'turtleneck'], ['trousers', 'Brown', 'checked trousers', 'check'], ['oxfords', 'Brown', 'brogues'], ['watch', 'Brown', 'watch']],
  },
  {
    key: 'overshirt-layers', on: 'tiktok', page: 'shacket', title: 'Overshirt and gray hoodie', category: 'streetwear', rank: 86,
    tags: ['layers', 'check', 'street'],
    description: 'A checked jacket worn open over a gray hoodie, with black jeans and plain sneakers.',
    parts: [['jacket', 'Rust', 'checked overshirt jacket', 'check'], ['hoodie', 'Gray', 'hoodie'], ['jeans', 'Black', 'jeans'], ['sneakers', 'White', 'sneakers']],
  },
  {
    key: 'suede-season', on: 'pinterest', page: 'suede jacket outfit', title: 'Suede and denim', category: 'boho', rank: 84,
    tags: ['suede', 'seventies', 'brown'],
    description: 'A brown suede jacket, a loose blouse and blue jeans, with a belt that may be seen.',
    parts: [['leather-jacket', 'Tobacco', 'suede jacket'], ['blouse', 'Cream', 'blouse'], ['jeans', 'Denim', 'jeans'], ['boots', 'Brown', 'ankle boots'], ['belt', 'Brown', 'belt']],
  },
  {
    key: 'gray-flannel', on: 'pinterest', page: 'monochrome grey outfit', title: 'Gray with gray', category: 'minimalist', rank: 82,
    tags: ['gray', 'tonal', 'wool'],
    description: 'A gray sweater with gray wool trousers of another shade. White sneakers keep it from looking like a uniform.',
    parts: [['coat', 'Charcoal', 'wool coat'], ['knit', 'Gray', 'sweater'], ['wide-leg-trousers', 'Charcoal', 'wide-leg trousers'], ['sneakers', 'White', 'sneakers']],
  },
  {
    key: 'rain-and-rubber', on: 'tiktok', page: 'rainydayoutfit', title: 'Dressed for rain', category: 'casual', rank: 79,
    tags: ['raincoat', 'rubber boots', 'stripes'],
    description: 'A yellow raincoat over stripes and dark jeans, and rubber boots for the puddles.',
    parts: [['raincoat', 'Yellow', 'raincoat'], ['long-sleeve-tee', 'White', 'striped long-sleeve T-shirt', 'stripe'], ['jeans', 'Dark wash', 'jeans'], ['tall-boots', 'Navy', 'tall rubber boots']],
  },
  {
    key: 'satin-and-sweater', on: 'pinterest', page: 'satin skirt sweater', title: 'Satin skirt, thick sweater', category: 'minimalist', rank: 76,
    tags: ['satin', 'knitwear', 'midi'],
    description: 'A shining skirt to the calf with a sweater that takes the evening out of it.',
    parts: [['knit', 'Oatmeal', 'sweater'], ['midi-skirt', 'Champagne', 'satin midi skirt'], ['boots', 'Black', 'ankle boots'], ['shoulder-bag', 'Black', 'shoulder bag']],
  },
  {
    key: 'trail-clothes', on: 'tiktok', page: 'gorpcore', title: 'From the trail to the street', category: 'athletic', rank: 73,
    tags: ['hiking', 'shell', 'outdoors'],
    description: 'A rain shell, joggers and trail shoes in the colors of the woods, worn far from any.',
    parts: [['raincoat', 'Olive', 'rain jacket'], ['sweatshirt', 'Beige', 'sweatshirt'], ['joggers', 'Black', 'joggers'], ['sneakers', 'Gray', 'trail sneakers'], ['backpack', 'Black', 'backpack']],
  },
  {
    key: 'waistcoat-alone', on: 'tiktok', page: 'waistcoatoutfit', title: 'The waistcoat without its suit', category: 'formal', rank: 69,
    tags: ['waistcoat', 'tailoring', 'shirt'],
    description: 'A charcoal waistcoat over a white shirt with the sleeves rolled, and the trousers of another suit.',
    parts: [['waistcoat', 'Charcoal', 'waistcoat'], ['shirt', 'White', 'shirt'], ['trousers', 'Black', 'trousers'], ['oxfords', 'Black', 'oxford shoes']],
  },
]
