import type { Garment, Material } from './garment.ts'

// Before a noun. What says nothing to a wearer is left out: jersey is what every T-shirt is.
// prettier-ignore
const materialAdjectives: Partial<Record<Material, string>> = {
  cotton: 'cotton', linen: 'linen', wool: 'wool', cashmere: 'cashmere', silk: 'silk', satin: 'satin', velvet: 'velvet',
  lace: 'lace', chiffon: 'chiffon', viscose: 'viscose', denim: 'denim', corduroy: 'corduroy', tweed: 'tweed',
  fleece: 'fleece', leather: 'leather', suede: 'suede', 'patent leather': 'patent leather', fur: 'fur', down: 'down',
  mesh: 'mesh', sequin: 'sequined', straw: 'straw', canvas: 'canvas', rubber: 'rubber',
}

// Finer than the material, where the name itself says it.
const namedCloths = ['merino', 'alpaca', 'mohair', 'poplin', 'flannel', 'seersucker', 'raffia', 'lambswool']

const patternAdjectives: Readonly<Record<NonNullable<Garment['pattern']>, string>> = {
  stripe: 'striped',
  pin: 'pinstriped',
  check: 'checked',
  dot: 'dotted',
  floral: 'floral',
  herringbone: 'herringbone',
  animal: 'animal-print',
  print: 'printed',
}

// Finer than the kind of pattern, where the name or the color itself says it.
const namedPatterns: readonly (readonly [words: RegExp, said: string])[] = [
  [/\b(houndstooth|dogtooth|pied-de-poule)\b/, 'houndstooth'],
  [/\b(tartan|gingham|leopard|paisley|argyle|camo|batik)\b/, '$1'],
  [/\bzebra\b/, 'zebra-print'],
  [/\bplaid\b/, 'plaid'],
  [/\bcamouflage\b/, 'camo'],
  [/\bpolka[ -]dots?\b/, 'polka-dot'],
  [/\btie-?dyed?\b/, 'tie-dye'],
]

interface Named {
  readonly name: string
  /** As the owner wrote it; it may name the pattern. */
  readonly color?: string
  readonly garment: Pick<Garment, 'material' | 'pattern'>
}

/** The cloth of a piece as an adjective, 'merino'; null where it is not known or goes without saying. */
export function clothOf({ name, garment }: Named): string | null {
  const said = name.toLowerCase()
  return (
    namedCloths.find((cloth) => said.includes(cloth)) ??
    (garment.material ? (materialAdjectives[garment.material] ?? null) : null)
  )
}

/** The pattern of a piece as an adjective, 'striped', 'leopard'; null for plain cloth. */
export function patternOf(piece: Named): string | null {
  const { pattern } = piece.garment
  return pattern && (namedPatternOf(piece) ?? patternAdjectives[pattern])
}

/** The pattern that the name or the color of a patterned piece says, 'tartan'; null where it says none. */
export function namedPatternOf({ name, color = '', garment }: Named): string | null {
  if (!garment.pattern) return null
  const written = `${name} ${color}`.toLowerCase()
  for (const [words, said] of namedPatterns) {
    const [found] = words.exec(written) ?? []
    if (found !== undefined) return found.replace(words, said)
  }
  return null
}
