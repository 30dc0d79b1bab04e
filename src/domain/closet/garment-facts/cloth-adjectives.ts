import type { Garment, Material } from '../garment.ts'

// Every T-shirt is jersey, and nobody says 'metal earrings'.
const uninformative: readonly (Material | null)[] = ['jersey', 'synthetic', 'metal']

// More specific than the material; used if the name contains them.
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

// More specific than the pattern; used if the name or the color contains them.
const namedPatterns: readonly (readonly [words: RegExp, adjective: string])[] = [
  [
    /\b(?:embroider(?:y|ed)|bordad[oa]s?|brod[ée]e?s?|ricamat[oaie]|bestickte?[nrs]?|haftowan[aeyi])\b/,
    'embroidered',
  ],
  [/\b(houndstooth|dogtooth|pied-de-poule)\b/, 'houndstooth'],
  [/\b(tartan|gingham|leopard|paisley|argyle|camo|batik)\b/, '$1'],
  [/\bzebra\b/, 'zebra-print'],
  [/\bplaid\b/, 'plaid'],
  [/\bcamouflage\b/, 'camo'],
  [/\bpolka[ -]dots?\b/, 'polka-dot'],
  [/\btie-?dyed?\b/, 'tie-dye'],
  // Knitted in, not printed.
  [/\bfair[ -]isle\b/, 'Fair Isle'],
  // Woven in, not printed.
  [/\b(?:brocade|brokat|brocado|broccato)\b/, 'brocade'],
  [/\b(jacquard|damask|ikat|kente)\b/, '$1'],
  [/\bpatchwork\b/, 'patchwork'],
]

interface Named {
  readonly name: string
  /** Text by the owner; may name the pattern. */
  readonly color?: string
  readonly garment: Pick<Garment, 'material' | 'pattern'>
}

/** Fabric of a piece as an adjective, 'merino'; null if unknown or uninformative. */
export function materialAdjective({ name, garment }: Named): string | null {
  const lower = name.toLowerCase()
  const named = namedCloths.find((cloth) => lower.includes(cloth))
  if (named) return named
  const { material } = garment
  return material === 'sequin' ? 'sequined' : uninformative.includes(material) ? null : material
}

/** Pattern of a piece as an adjective, 'striped', 'leopard'; null for plain fabric. */
export function patternAdjective(piece: Named): string | null {
  const { pattern } = piece.garment
  return pattern && (namedPattern(piece) ?? patternAdjectives[pattern])
}

const isPrintNamed = (name: string) => /print|imprim|druck|estampa|stampa/i.test(name)

/** Pattern named in the name or the color of a patterned piece, 'tartan'; null if neither names one. */
export function namedPattern({ name, color = '', garment }: Named): string | null {
  if (!garment.pattern) return null
  const written = `${name} ${color}`.toLowerCase()
  for (const [words, adjective] of namedPatterns) {
    const [found] = words.exec(written) ?? []
    if (found !== undefined) return found.replace(words, adjective)
  }
  // Many colors are counted as a print, though a tweed has them woven in.
  if (garment.pattern === 'print' && /^(?:multi|rainbow|bunt)/i.test(color.trim()) && !isPrintNamed(name))
    return 'multicolored'
  return null
}
