// 'Buba (agbada set)', 'pants from the charcoal suit', 'skirt of the tweed two-piece'.
const inBrackets = /[([]\s*([^()[\]]*?)\s*\b(?:set|suit|two[- ]?piece|co[- ]?ord|outfit)s?\b[^()[\]]*[)\]]/iu
const after =
  /\b(?:from|of) (?:the|my|a)?\s*([\p{L}\d -]{2,30}?)\s+(?:set|suit|two[- ]?piece|co[- ]?ord|outfit)\b/iu

/** What its owner calls the set or suit that a piece is a part of: 'agbada' for 'Buba (agbada set)'; null for none. */
export function setNameIn(name: string): string | null {
  const found = inBrackets.exec(name)?.[1] ?? after.exec(name)?.[1]
  return found?.trim().toLowerCase() || null
}
