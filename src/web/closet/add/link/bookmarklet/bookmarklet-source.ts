/** The bookmarklet's address for the Armadio at an origin: `javascript:` and the code of `handPageOver`. */
export function bookmarkletAddress(origin: string): string {
  return `javascript:${encodeURIComponent(`void (${handPageOver.toString()})(${JSON.stringify(origin)})`)}`
}

/**
 * Runs in a shop's page: opens Armadio with the page's product data. The bookmark is this function's source, so it uses
 * nothing from outside. It stores nothing; the user confirms the product in Armadio.
 */
function handPageOver(armadio: string): void {
  const LONGEST_HTML = 400_000
  // Firefox limits addresses to 1 MB, and most characters take three bytes when encoded.
  const LONGEST_ADDRESS = 1_000_000
  const kept =
    'itemprop itemscope itemtype itemid content href src datetime value property name rel alt'.split(' ')
  const parts: string[] = []
  let [htmlLength, addressLength] = [0, 0]

  /* oxlint-disable unicorn/consistent-function-scoping -- the bookmark contains this function's source only */
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const safe = (text: string) =>
    text.slice(0, 4000).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  /* oxlint-enable unicorn/consistent-function-scoping */
  const wordsOf = ({ textContent }: Element) => safe(textContent.replaceAll(/\s+/g, ' ').trim())
  const openTag = (element: Element) => {
    const attributes = kept
      .filter((name) => element.hasAttribute(name))
      .map((name) => ` ${name}="${safe(element.getAttribute(name) ?? '')}"`)
    return `<${element.localName}${attributes.join('')}>`
  }
  const microdata = (element: Element): string => {
    const inside = [...element.children].map(microdata).join('')
    if (!element.matches('[itemprop], [itemscope]')) return inside
    if (element.matches('meta, link, img, source, input')) return openTag(element)
    return `${openTag(element)}${inside || wordsOf(element)}</${element.localName}>`
  }
  // Drops parts that do not fit as a whole: half a script cannot be parsed.
  const add = (part: string) => {
    const inAddress = encodeURIComponent(JSON.stringify(part)).length
    if (htmlLength + part.length > LONGEST_HTML || addressLength + inAddress > LONGEST_ADDRESS) return
    parts.push(part)
    htmlLength += part.length
    addressLength += inAddress
  }

  if (location.origin === armadio) return alert("Click this on a store's product page.")
  add(`<title>${safe(document.title)}</title>`)
  for (const element of all('base, link[rel=canonical], meta:not([itemprop])')) add(openTag(element))
  for (const { textContent } of all('script[type="application/ld+json"]'))
    add(`<script type="application/ld+json">${textContent.replaceAll('</', String.raw`<\/`)}</script>`)
  for (const heading of all('h1')) add(`<h1>${wordsOf(heading)}</h1>`)
  for (const element of all('[itemscope]:not([itemscope] *)')) add(microdata(element))
  const large = [...document.images].filter(
    (image) => image.naturalWidth >= 300 && image.naturalHeight >= 300 && /^https?:/.test(image.currentSrc),
  )
  for (const { currentSrc, alt, naturalWidth, naturalHeight } of large.slice(0, 20))
    add(
      `<img src="${safe(currentSrc)}" alt="${safe(alt)}" width="${naturalWidth}" height="${naturalHeight}">`,
    )

  const { href, origin, pathname } = location
  const page = { url: href.length > 2000 ? origin + pathname : href, html: parts.join('\n') }
  const address = `${armadio}/add#${encodeURIComponent(JSON.stringify(page))}`
  if (!open(address)) location.href = address
}
