// prettier-ignore
const patterns =
  /(?<![\p{L}-])(?:floral|flowers?|flowery|print(?:s|ed)?|strip(?:e|es|ed|y)|pin-?strip(?:e|es|ed)|check(?:s|ed|ered)?|plaid|tartan|gingham|polka|dots?|dotted|leopard|zebra|paisley|houndstooth|herringbone|pattern(?:s|ed)?|tie-?dye|multi|m[ée]langes?|marl|natural(?=\s+\p{L})|stained|lining|embroider(?:y|ed)|stitching|piping|trim)(?![\p{L}-])/giu

/** A free color text without the words for a pattern or a blend: 'Navy' of 'Navy floral'. May be ''. */
export function colorWithoutPattern(color: string): string {
  return color.replaceAll(patterns, ' ').replaceAll(/\s+/g, ' ').trim()
}
