/** Stands between what a closet lacks for an occasion and the outfit that comes nearest. */
export const CLOSEST = 'Closest: '

const LONGEST = 44
const FEWEST_WORDS = 3

// Words that nothing ends with.
const LEADS_ON = /(?:\s+(?:an?|the|of|at|in|on|by|to|for|from|with|over|under|and|or))+$/i

/** What a look is called that nobody has named: the beginning of its description, up to where it takes breath. */
export function shortName(description: string): string {
  const outfit = description.split(CLOSEST).at(-1) ?? ''
  const sentence = outfit.trim().split(/[.!?…](?=\s|$)/u)[0] ?? ''
  const breaths = [...sentence.matchAll(/[,;:](?=\s)|\s[–—-]\s/gu)].map(({ index }) =>
    sentence.slice(0, index),
  )
  const name = breaths.find((beginning) => beginning.split(/\s+/).length >= FEWEST_WORDS) ?? sentence
  if (name.length <= LONGEST) return name
  const cut = name.slice(0, LONGEST + 1)
  const words = cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST)
  return `${words.replace(LEADS_ON, '')}…`
}
