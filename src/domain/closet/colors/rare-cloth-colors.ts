import * as z from 'zod/mini'
import rows from './rare-cloth-colors.json' with { type: 'json' }

const Words = z.array(z.string())
const Shades = z.record(z.string(), z.number())

/** Rarer color words, foreign ones and other spellings, without accents. For the stylist only, not the web app. */
export const rareColors = z
  .strictObject({
    /** Hex by word or phrase. */
    colors: z.record(z.string(), z.string()),
    /** Other words by color, of these and of `clothColors`. */
    synonyms: z.record(z.string(), Words),
    /** Shade words before a color; values as in `colorShades`. */
    shades: Shades,
    /** Shade words after the color: 'azul claro', 'vert foncé'. */
    trailingShades: Shades,
    /** Parts of one-word colors of German, Dutch, Polish and the Nordic languages. */
    compounds: z.strictObject({
      /** First parts by color, with a linking 's' or 'n': 'moosgrün', 'flessengroen', 'midnattsblå'. */
      starts: z.record(z.string(), Words),
      shades: Words,
      /** Longest first: 'blauw' before 'blau'. */
      longEnds: Words,
      /** They end other words too: 'carrot'. */
      shortEnds: Words,
    }),
    /** Colors too; after a color they are printed on it. */
    flowers: Words,
    /** Colors too, but not as a print: 'Peacock print'. */
    printed: Words,
    /** Cloth words that are colors too, but not after a color. */
    cloths: Words,
    /** Words that are not a color in the name of a piece: of brands, fabrics, stones. */
    notInNames: Words,
  })
  .parse(rows)

/** Hex by rarer color word or phrase. */
export const moreColors: Readonly<Record<string, string>> = rareColors.colors
