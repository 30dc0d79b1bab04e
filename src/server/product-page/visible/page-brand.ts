import { cleanText } from '../page/clean-text.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { namesOf, textOf } from '../page/page-text.ts'
import type { PageZones } from '../page/page-zones.ts'

const BRAND_NAMES =
  /(^|[-_ ])(brand|manufacturer|byline\w*|designer|marke|marque|marca|vendor)([-_]?(name|title|link|logo|info|label))?($|[-_ ])|(product|pdp|item)[-_]?(brand|designer|manufacturer)|brandname/i
const BRAND_LINK = /\/(brands?|marken?|marques?|marcas?|designers?|merken|vendor)\/[^/]+\/?$/i
// In nodes of the page.
const BEFORE = 80
const BEHIND = 200
const LONGEST = 40
const MOST = 400

/** The brand shown near the product's name, recognized by the class or link of its element, or null. */
export function shownBrand(page: Page, heading: PageNode | null, zones: PageZones): string | null {
  if (!heading) return null
  const near = page.nodes.slice(Math.max(0, heading.index - BEFORE), heading.index + BEHIND)
  const shown = near
    .filter((node) => node.tag !== '' && !node.hidden && node.end - node.index < 20 && isBrand(node))
    .slice(0, MOST)
    .filter((node) => !zones.isElsewhere(node))
  for (const node of shown) {
    const brand = nameIn(page, node)
    if (brand) return brand
  }
  return null
}

function isBrand(node: PageNode): boolean {
  return BRAND_NAMES.test(namesOf(node)) || node.attributes.get('itemprop') === 'brand' || isBrandLink(node)
}

function isBrandLink({ tag, attributes }: PageNode): boolean {
  return tag === 'a' && BRAND_LINK.test(attributes.get('href')?.split(/[?#]/)[0] ?? '')
}

function nameIn(page: Page, node: PageNode): string | null {
  const image = page.nodes.slice(node.index, node.end).find(({ tag }) => tag === 'img')
  const written = textOf(page, node, { max: LONGEST * 2, seen: true }) || (image?.attributes.get('alt') ?? '')
  const text = cleanText(
    written
      .replace(
        /^(brand|marke|marque|marca|merk|märke|marka|by|von|par|di|de|fabricant|manufacturer)\s*:?\s+/i,
        '',
      )
      .replace(
        /^(?:visit the|besuchen sie den|besuche den|visiter la boutique|visita lo store di|visita la tienda de|bezoek de|besök|odwiedź sklep( marki)?)\s+(?<name>.+?)([- ](store|shop|butiken))?$/i,
        '$<name>',
      )
      .replace(/^(more|mehr|plus|shop all|alle|see all|view all)\b.*$/i, ''),
  )
  return text &&
    text.length <= LONGEST &&
    !/\d{4,}/.test(text) &&
    !/^(brands?|marken|marques|marcas|designers?)$/i.test(text)
    ? text
    : null
}

/**
 * The brand before the product's name in a title ('Acme Wool coat | Shop' for the heading 'Wool coat'), if the page
 * also shows it as a separate text, or null.
 */
export function brandBeforeName(page: Page, name: string, titles: readonly string[]): string | null {
  for (const title of titles) {
    const at = name.length > 2 ? title.indexOf(name) : -1
    const before = cleanText(title.slice(0, Math.max(0, at)).replace(/[-–—|:,\s]+$/, ''))
    if (!before || before.length > LONGEST || before.split(' ').length > 4) continue
    const isShown = ({ tag, text, attributes }: PageNode) =>
      (tag === '' ? text : (attributes.get('alt') ?? '')).trim().toLowerCase() === before.toLowerCase()
    if (page.nodes.some((node) => !node.hidden && node.parent?.tag !== 'title' && isShown(node)))
      return before
  }
  return null
}
