/** Hex of the color words that people write for clothes: picked by eye as cloth, not as CSS has them. */
// prettier-ignore
const clothColors: ReadonlyMap<string, string> = new Map(Object.entries({
  amber: '#c98a1b', anthracite: '#37393d', apricot: '#f0b88a', aqua: '#7fc8c4', aubergine: '#3d2438',
  beige: '#d9c9b0', berry: '#7d2a4d', black: '#1f1e20', blue: '#3b5f9c', blush: '#e8c4bd',
  bone: '#e6ddcd', bordeaux: '#5c1f2b', brick: '#a4533f', bronze: '#86673c', brown: '#6b4a35',
  burgundy: '#6b1f2e', camel: '#c4a27a', caramel: '#b0763f', charcoal: '#45464a', chestnut: '#6f3f2c',
  chocolate: '#4b3226', cobalt: '#2348a0', cognac: '#96592e', copper: '#a9623c', coral: '#e8806a',
  cornflower: '#7f9bd8', cream: '#f2e9d6', crimson: '#a3182f', cyan: '#52b6c9', denim: '#56708d',
  ecru: '#ece2cc', eggplant: '#3d2438', emerald: '#1d6b4d', espresso: '#3c2a21', fawn: '#c7a987',
  fuchsia: '#bf2f82', gold: '#c4a04c', graphite: '#4a4c50', gray: '#8d8d8d', green: '#4b7550',
  grey: '#8d8d8d', indigo: '#34406f', ivory: '#f3ecdd', jade: '#3f8a70', khaki: '#a39470',
  lavender: '#b7a8d0', lemon: '#f2e278', lilac: '#c3a9cc', lime: '#a9c94a', linen: '#e5dac5',
  magenta: '#b32a6e', mahogany: '#5a2a22', maroon: '#5a1f28', mauve: '#a8879a', mint: '#b5dcc7',
  mocha: '#7a5a47', mustard: '#c99a3d', natural: '#e3d7c2', navy: '#27324c', nude: '#dcbba3',
  oatmeal: '#d8cdb9', ochre: '#bf8a3a', olive: '#66683f', orange: '#dc7b32', oxblood: '#5f1d25',
  peach: '#f3c0a0', pearl: '#ece7de', periwinkle: '#8f9bd6', petrol: '#1f5260', pewter: '#86888a',
  pink: '#e2a3ae', pistachio: '#b9cc98', plum: '#5d3050', powder: '#d8dde6', purple: '#6a4787',
  raspberry: '#a02c50', red: '#b3262e', rose: '#d79aa0', ruby: '#8e1b35', rust: '#a4532f',
  saffron: '#dfa431', sage: '#9aa48a', salmon: '#ec9e85', sand: '#d3c1a1', sapphire: '#23468c',
  scarlet: '#c22b2b', silver: '#c3c5c8', sky: '#a8c8e4', slate: '#5c6773', steel: '#6f7d8a',
  stone: '#bfb6a6', tan: '#b98a5e', taupe: '#93857a', teal: '#1f6f72', terracotta: '#b9623f',
  tobacco: '#7a5636', turquoise: '#3fb0ac', vanilla: '#f2e6c8', violet: '#6c4a9c', walnut: '#5e4231',
  wheat: '#dec594', white: '#f7f5f0', wine: '#5c1f2f', yellow: '#ecc94b',
}))

// How far a shade word takes a color toward white (above 0) or black (below).
const shades: ReadonlyMap<string, number> = new Map(
  Object.entries({
    light: 0.4,
    pale: 0.5,
    pastel: 0.5,
    dark: -0.4,
    deep: -0.3,
    midnight: -0.5,
  }),
)

/**
 * Hex color for the swatch of a free color text, or null where no color is named.
 * The first color named counts: 'White and blue' is white, 'brick red' is brick. A shade before it counts too.
 */
export function swatchColor(text: string): string | null {
  const written = /^\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\s*$/i.exec(text)?.[1]
  if (written) return written.toLowerCase()
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const first = words.findIndex((word) => clothColors.has(word))
  const named = clothColors.get(words[first] ?? '')
  if (!named) return null
  const shade = shades.get(words[first - 1] ?? '')
  return shade === undefined ? named : mixed(named, shade)
}

// Positive amounts mix with white, negative with black; sRGB is near enough for a 12 px dot.
function mixed(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const toward = (channel: number) => Math.round(channel + (target - channel) * Math.abs(amount))
  return `#${channels.map((channel) => toward(channel).toString(16).padStart(2, '0')).join('')}`
}
