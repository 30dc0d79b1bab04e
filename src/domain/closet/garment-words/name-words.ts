import * as z from 'zod/mini'
import rows from './name-words.json' with { type: 'json' }
import uses from './uses.json' with { type: 'json' }

const Words = z.array(z.string())

/** Words of names that matter to their reading without describing a garment. */
export const nameWords = z
  .strictObject({
    /** German, Dutch and the Nordic languages write compounds as one word. Its end is the noun. */
    compoundEnds: Words,
    /** A brand, and words that only look like compounds. */
    notCompounds: Words,
    /** Also misspellings beyond the edit distance of the correction. */
    abbreviations: z.record(z.string(), z.string()),
    /** Known to the vocabulary, but owners also name the clothes of one group by them. */
    groups: Words,
    /** Too general to hold clothes together. */
    idle: Words,
    /** Words that make a following leather, suede or fur synthetic. */
    imitations: Words,
    /** Words after a material that limit it to a part or an appearance. */
    parts: Words,
  })
  .parse(rows)

/** Activities by cause of stains, and the most frequent purposes in other languages; by their English name. */
export const wordsOfUses = z.record(z.string(), Words).parse(uses)
