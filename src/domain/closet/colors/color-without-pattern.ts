// prettier-ignore
const patterns =
  /(?<![\p{L}-])(?:floral|ditsy|daisy|daisies|botanical|batik|ikat|argyle|nordic|abstract|animal|snake(?:skin)?|ombr[ée]|spots?|spotted|pin-?dots?|colou?r-?block|border|flowers?|flowery|print(?:s|ed)?|(?:chalk |candy |rainbow )?strip(?:e|es|ed|y)|pin-?strip(?:e|es|ed)|check(?:s|ed|ered)?|plaid|tartan|gingham|polka|dots?|dotted|leopard|zebra|paisley|houndstooth|herringbone|pattern(?:s|ed)?|tie-?dye|multi|m[ée]langes?|marl|natural(?=\s+\p{L})|stained|lining|embroider(?:y|ed)|stitching|piping|trim)(?![\p{L}-])/giu

/** Removes the words for a pattern or a blend from a free color text: 'Navy' for 'Navy floral'. May return ''. */
export function colorWithoutPattern(color: string): string {
  return color.replaceAll(patterns, ' ').replaceAll(/\s+/g, ' ').trim()
}
