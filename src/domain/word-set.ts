/** The words of a text, separated by white space, as a set: for short tables that read better as text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** The phrases of a text, separated by commas, as a set. */
export const phraseSet = (phrases: string): ReadonlySet<string> => new Set(phrases.split(', '))
