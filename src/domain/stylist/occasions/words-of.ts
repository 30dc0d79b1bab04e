import words from './words.json' with { type: 'json' }

/** Returns a list of `words.json` as a set. */
export const wordsOf = (list: keyof typeof words): ReadonlySet<string> => new Set<string>(words[list])
