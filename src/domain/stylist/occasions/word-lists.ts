import * as z from 'zod/mini'
import rows from './word-lists.json' with { type: 'json' }

const lists = new Map(Object.entries(z.record(z.string(), z.array(z.string())).parse(rows)))

/** Returns a list of `word-lists.json` as a set. */
export const wordList = (name: keyof typeof rows): ReadonlySet<string> => new Set(lists.get(name))
