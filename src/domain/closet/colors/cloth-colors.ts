// Colors of fabric, picked by eye; they differ from the CSS colors of the same name.
// prettier-ignore
const englishColors = {
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
  peach: '#f3c0a0', pearl: '#ede8e0', periwinkle: '#8f9bd6', petrol: '#1f5260', pewter: '#86888a',
  pink: '#e2a3ae', pistachio: '#b9cc98', plum: '#5d3050', powder: '#d8dde6', purple: '#6a4787',
  raspberry: '#a02c50', red: '#b3262e', rose: '#d79aa0', ruby: '#8e1b35', rust: '#a4532f',
  saffron: '#dfa431', sage: '#9aa48a', salmon: '#ec9e85', sand: '#d3c1a1', sapphire: '#23468c',
  scarlet: '#c22b2b', silver: '#c3c5c8', sky: '#a8c8e4', slate: '#5c6773', steel: '#6f7d8a',
  stone: '#bfb6a6', tan: '#b98a5e', taupe: '#93857a', teal: '#1f6f72', terracotta: '#b9623f',
  tobacco: '#7a5636', turquoise: '#3fb0ac', vanilla: '#f2e6c8', violet: '#6c4a9c', walnut: '#5e4231',
  wheat: '#dec594', white: '#f7f5f0', wine: '#5c1f2f', yellow: '#ecc94b',
  alabaster: '#efeae0', amethyst: '#8a64ad', tortoise: '#6e4a2c', aquamarine: '#86cfc0', azure: '#5d9bd3', cerise: '#c02f62',
  champagne: '#e6d3b1', chartreuse: '#c3cd52', cinnamon: '#9a5a38', cocoa: '#5b4034', coffee: '#5a4032',
  cranberry: '#8a2136', ebony: '#26221f', eggshell: '#efe8d8', garnet: '#6f1f2c', greige: '#bdb2a3',
  gunmetal: '#50545a', marigold: '#e0a02f', merlot: '#5a1d2b', mulberry: '#7a2f55', mushroom: '#a99c8e',
  onyx: '#1b1b1d', platinum: '#d6d7d8', seafoam: '#a9d5bf', sienna: '#9c5233', tangerine: '#e8873a', toffee: '#9a6a40',
  ultramarine: '#2b3fa0', honey: '#d19a3f', cordovan: '#5c2a2c', midnight: '#1e304e', butter: '#f5e6a8', cherry: '#a11f35',
  'acid wash': '#9fb2c4', 'army green': '#575b3d', 'blood orange': '#c9442a', 'bottle green': '#1f4434', 'brown duck': '#8a6a48', 'dark wash': '#2f3d55', 'dusty pink': '#cfa3a0', 'duck egg': '#b2d8cf', 'dusty rose': '#c3929a',
  'electric blue': '#2a5bd7', 'forest green': '#2c4a38', 'hot pink': '#de4690', 'hunter green': '#2f5040', 'kelly green': '#2f9150', 'khaki green': '#6f6f4b', 'powder blue': '#b5c8dc',
  'light wash': '#a3b6c9', 'medium wash': '#6683a3', 'mid wash': '#6683a3', 'raw denim': '#28344d', 'moss green': '#6d7347', 'neon green': '#7fe04a', 'neon pink': '#ff5aa5', 'neon yellow': '#e6f04a', 'off white': '#ece7de', 'rose gold': '#c9958a', 'royal blue': '#2b4ba8',
}

// Basic colors in German, Italian, Spanish and French, without accents.
const foreignColors: readonly (readonly [color: keyof typeof englishColors, words: string])[] = [
  ['black', 'schwarz nero nera noir noire negro negra'],
  ['white', 'weiss bianco bianca blanc blanche blanco blanca'],
  ['gray', 'grau grigio grigia gris grise'],
  ['brown', 'braun marrone marron cafe'],
  ['red', 'rot rosso rossa rouge rojo roja'],
  ['orange', 'arancione arancio naranja'],
  ['yellow', 'gelb giallo gialla jaune amarillo amarilla'],
  ['green', 'grun verde vert verte'],
  ['blue', 'blau blu bleu azul'],
  ['navy', 'marine marino marinho dunkelblau'],
  ['sky', 'hellblau celeste azzurro'],
  ['burgundy', 'bordo burdeos weinrot'],
  ['turquoise', 'turkis turchese turquesa'],
  ['olive', 'oliv oliva'],
  ['khaki', 'kaki caqui'],
  ['cream', 'creme crema panna'],
  ['purple', 'lila viola morado'],
  ['pink', 'rosa'],
]

/** Hex by color word or phrase as written for clothes, without accents. */
export const clothColors: ReadonlyMap<string, string> = new Map([
  ...Object.entries(englishColors),
  ...foreignColors.flatMap(([color, words]) =>
    words.split(' ').map((word): [string, string] => [word, englishColors[color]]),
  ),
])

/** Amount by which a shade word mixes a color with white (above 0) or black (below 0); see `mixedColor`. */
export const colorShades: ReadonlyMap<string, number> = new Map(
  Object.entries({
    light: 0.4,
    pale: 0.5,
    pastel: 0.5,
    baby: 0.4,
    ice: 0.6,
    soft: 0.25,
    dark: -0.4,
    deep: -0.3,
    burnt: -0.2,
    midnight: -0.5,
  }),
)
