import { cleanText } from '../page/clean-text.ts'
import { shareOfWords, wordsOf } from '../page/words.ts'
import { anyOf, shopPhrases } from '../page/shop-words.ts'

const SEPARATOR = /\s+[|–—•·:»-]\s+|\s*[|•»]\s*|:\s+/u
const PRICE_PART =
  /^(ab\s|from\s|only\s|à partir de\s)?\p{Sc}?\s?\d+([.,]\d+)*\s?(\p{Sc}|[A-Z]{3}|zł|kr|Kč)?$/u
// Phrases that shops add to names for search engines.
const SALES_WORDS = new RegExp(`\\b${anyOf(shopPhrases.sales)}\\b`, 'i')
const LEADING_SALES_WORDS =
  /^(buy|shop|acheter|achetez|compra|comprar|acquista|köp|kup|for auction:|osta|koop)\s+(?=\S)/i
const TRAILING_SALES_WORDS =
  /\s+(online (kaufen|bestellen|shoppen|kopen)|kaufen|bestellen|buy online|shop online)( (bei|at|from) .*)?$/i

/**
 * The product name in a title, without shop, price and sales phrases ('Sock – Acme | Shop'); null if nothing is left.
 * `shops` are the names of the shop, from `namesOfShop`.
 */
export function nameOfTitle(title: string, shops: readonly string[]): string | null {
  const parts = title.split(SEPARATOR)
  const separators = [...title.matchAll(new RegExp(SEPARATOR, 'gu'))].map(([separator]) => separator)
  let [from, to] = [0, parts.length]
  while (to - from > 1 && isNotName(parts[to - 1] ?? '', shops)) to--
  while (to - from > 1 && isNotName(parts[from] ?? '', shops)) from++
  const name = parts
    .slice(from, to)
    .map((part, place) => part + (place < to - from - 1 ? (separators[from + place] ?? ' ') : ''))
    .join('')
    .replace(LEADING_SALES_WORDS, '')
    .replace(TRAILING_SALES_WORDS, '')
  const clean = cleanText(withoutShopAtEnd(name, shops))
  return clean && !isShop(clean, shops) ? clean : null
}

/** True if a text is only the shop's name. */
export function isShop(text: string, shops: readonly string[]): boolean {
  const words = bare(text)
  return shops.some((shop) => {
    const name = bare(shop)
    if (name.length < 3 || words.length < 2) return false
    return (
      words === name ||
      (words.includes(name) &&
        shareOfWords(
          text,
          [...shops, 'shop store online official com the uk us de fr ie at it es fi'].join(' '),
        ) === 1)
    )
  })
}

/** The names of a shop: its site name, its host, and its domain without the top-level domain. */
export function namesOfShop(siteName: string | null, url: URL): string[] {
  const labels = url.hostname.replace(/^www\d?\./, '').split('.')
  const ending = labels.length > 2 && ['co', 'com', 'org', 'net'].includes(labels.at(-2) ?? '') ? 2 : 1
  const domain = labels.slice(0, -ending).at(-1) ?? ''
  return [siteName ?? '', labels.join('.'), domain].filter((name) => name.length > 1)
}

function isNotName(part: string, shops: readonly string[]): boolean {
  const text = part.trim()
  return text === '' || isShop(text, shops) || PRICE_PART.test(text) || SALES_WORDS.test(text)
}

// 'Chair at Acme', 'Chair by Acme Stores', 'Chair bei Acme'.
function withoutShopAtEnd(name: string, shops: readonly string[]): string {
  const match = /^(.+?)\s+(?:at|bei|chez|von|from|@)\s+([^,]+)$/u.exec(name)
  const [, before = '', after = ''] = match ?? []
  return before && shops.some((shop) => bare(after).startsWith(bare(shop)) && bare(shop).length > 2)
    ? before
    : name
}

function bare(text: string): string {
  return wordsOf(text).join('')
}
