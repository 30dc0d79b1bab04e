import * as z from 'zod/mini'
import classNames from './class-names.json' with { type: 'json' }
import phrases from './shop-phrases.json' with { type: 'json' }

const Words = z.array(z.string().check(z.minLength(2)))

/** What shops write, in their languages. */
export const shopPhrases = z
  .object({
    /** Starts of the text of a buy button. */
    buy: Words,
    robotCheck: Words,
    /** Of a page that does not exist. */
    gone: Words,
    signIn: Words,
    /** Added to names for search engines. */
    sales: Words,
    /** Before or after an amount that is not the price: a former price, or the difference to it. */
    oldPrice: Words,
    delivery: Words,
    free: Words,
  })
  .parse(phrases)

/** Names of classes in shops' pages; a '*' at the end stands for further letters. */
export const shopClassNames = z
  .object({
    /** Parts of a page that are about another product, or about the shop. */
    elsewhere: Words,
    /** Amounts that are not the price, such as of the delivery. */
    otherPrice: Words,
  })
  .parse(classNames)

/** Source of a regular expression that matches any of these words. */
export function anyOf(words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return `(?:${escaped.map((word) => word.replaceAll('*', String.raw`\w*`)).join('|')})`
}
