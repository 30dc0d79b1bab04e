import { wordsOf, wordList } from './page/words.ts'

const MOST = 8
const MAX_READ = 60
const LONGEST = 2_000
const WIDTHS = wordList('imwidth width wid w sw size')

// Words in the file names of a shop's graphics; allowed if the piece's name has them.
const shopGraphics = new Set(
  wordList(
    `logo logos favicon favicons icon icons sprite sprites placeholder noimage blank pixel spacer loading loader spinner avatar
    flag payment visa mastercard paypal badge rating stars banner newsletter facebook instagram pinterest twitter youtube
    appstore transparent`,
  ),
)
const NO_PICTURE =
  /(no|missing|default|coming)[-_]?(image|img|photo|picture|soon|product)|\/1x1\.|\bpixel\.|clear\.gif|grey-pixel/i
const NO_PHOTO_TYPE = /\.(svg|ico|gif|mp4|webm|m3u8|pdf|html?)$/i

/**
 * The absolute http(s) addresses of a piece's pictures in the given order, each once in its largest size, at most 8.
 * Logos, icons and placeholders are dropped. `name` is the piece's: the picture of a 'Logo tee' may be named after it.
 */
export function pictureUrls(addresses: readonly string[], base: URL, name: string): string[] {
  const excused = new Set(wordsOf(name))
  const found = new Map<string, URL>()
  for (const address of addresses.slice(0, MAX_READ)) {
    const url = absolute(address, base)
    if (!url || !isPicture(url, excused)) continue
    const same = url.host + url.pathname
    const known = found.get(same)
    if (!known || widthOf(url) > widthOf(known)) found.set(same, url)
  }
  return Array.from(found.values(), ({ href }) => href).slice(0, MOST)
}

// Picture servers scale on demand: '?imwidth=156'. Without a width the picture has its full size.
function widthOf({ searchParams }: URL): number {
  const widths = WIDTHS.map((name) => Number.parseInt(searchParams.get(name) ?? '', 10)).filter(
    (width) => width > 0,
  )
  return widths.length > 0 ? Math.max(...widths) : Infinity
}

function absolute(address: string, base: URL): URL | null {
  const text = address.trim()
  if (text === '' || text.length > LONGEST || /\{\{|\$\{|^(null|undefined|none|n\/a)$/i.test(text))
    return null
  const url = URL.parse(text, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && !url.username ? url : null
}

function isPicture(url: URL, excused: ReadonlySet<string>): boolean {
  const path = decoded(url.pathname)
  if (path === '/' || path.endsWith('/') || NO_PHOTO_TYPE.test(path) || NO_PICTURE.test(path)) return false
  const words = wordsOf(path)
  return !words.some(
    (word) => shopGraphics.has(word) && !excused.has(word) && !excused.has(word.replace(/s$/, '')),
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
