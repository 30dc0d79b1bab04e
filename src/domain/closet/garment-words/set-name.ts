// Words that always mean a suit, also after 'from the'.
const onlySuits = ['anzug', 'tailleur', 'traje', 'kostium', 'garsonka', 'garnitur'] as const

/** Words for a suit in several languages. */
// prettier-ignore
export const suitWords = [
  ...onlySuits, 'suit', 'hosenanzug', 'kostüm', 'broekpak', 'mantelpak', 'pak', 'costume', 'terno', 'completo', 'takım', 'dräkt',
] as const

// 'Buba (agbada set)', 'pantalon (van het broekpak)', 'Blazer (zum Anzug)'.
const englishSets = 'set|suit|two[- ]?piece|co[- ]?ord|outfit'
const sets = [englishSets, 'dress', ...suitWords].join('|')
const articles =
  '(?:(?:of|from|the|my|a|van (?:het|de)|vom|von der|zum|del|de la|de|du|do|da|dal|della)\\s+)*'
const inBrackets = new RegExp(`[([]\\s*${articles}([^()[\\]]*?)\\s*\\b(${sets})s?\\b[^()[\\]]*[)\\]]`, 'iu')
const after = new RegExp(
  `\\b(?:from|of) (?:the|my|a)?\\s*([\\p{L}\\d -]{2,30}?)\\s+(?:${[englishSets, ...onlySuits].join('|')})\\b`,
  'iu',
)
// 'Buba (under the agbada)', 'choli (goes w pink lehenga)', 'trousers for white kaftan'.
const partner =
  /(?:[([]|\b)(?:(?<=[,([]\s*)match(?:es)?|under|goes w(?:ith|\/)?|to go with|belongs to|inner for|trousers? for|pants? for|stole for|dupatta for|blouse for|skirt for|cap for)\s+(?:the |my |a )?([\p{L}\d -]{3,30}?)\s*(?:[)\],;]|$)/iu

// 'Old skirt for the shamba' names a place, not a set.
const places =
  /^(?:shamba|garden|farm|house|home|beach|gym|school|church|work|office|allotment|yard|barn|stable|field|lake|river|pool|london|summer|winter)$/i

function partnerIn(name: string): string | undefined {
  const words = partner.exec(name)?.[1]
  return words !== undefined && places.test(words.trim()) ? undefined : words
}

/** Set name of a piece with an unspecific '(set)': 'ankara skirt (set)'. */
export const UNNAMED_SET = 'set'
const unnamed = /[([]\s*(?:co[- ]?ord )?(?:set|co[- ]?ord|two[- ]?piece)\s*[)\]]/iu

/**
 * Finds the owner's name of the set, suit or garment that a piece belongs to, in lowercase, or null: 'agbada' for
 * 'Buba (agbada set)' and 'Buba (under the agbada)', 'broekpak' for 'Blazer (broekpak)'.
 */
export function setNameIn(name: string): string | null {
  const [, words, noun] = inBrackets.exec(name) ?? []
  const found =
    words || (noun && !plainSet.test(noun) ? noun : null) || after.exec(name)?.[1] || partnerIn(name)
  return found?.trim().toLowerCase() || (unnamed.test(name) ? UNNAMED_SET : null)
}

// '(suit)' does not identify a specific suit.
const plainSet = new RegExp(`^(?:${englishSets}|dress)$`, 'iu')
