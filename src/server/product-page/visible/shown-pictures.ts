import { imageAddressesOf } from '../page/image-element.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { ancestorsOf, namesOf } from '../page/page-text.ts'
import type { PageZones } from '../page/page-zones.ts'
import { shareOfWords } from '../page/words.ts'

const GALLERY = /(product|main|primary|hero|zoom|gallery|landing|large|full|pdp|big|detail|media)[-_ ]?\w*/i
const THUMB = /thumb|swatch|icon|logo|mini|small|avatar|payment|badge/i
const SMALLEST = 120
const LEAST = 1.5
const MOST = 400
// In nodes. Nearer is not better: a gallery before its heading has its last picture nearest.
const NEAR = 1_200

/** The visible pictures of a page's product as written, best first, rated by text, position and size. */
export function shownPictures(
  page: Page,
  { name, heading, zones }: { name: string; heading: PageNode | null; zones: PageZones },
): string[] {
  return page.nodes
    .filter(({ tag }) => tag === 'img')
    .slice(0, MOST)
    .map((node) => ({ node, rating: ratingOf(node, name, heading, zones) }))
    .filter(({ rating }) => rating >= LEAST)
    .toSorted((one, other) => other.rating - one.rating)
    .flatMap(({ node }) => imageAddressesOf(page, node).slice(0, 1))
}

function ratingOf(node: PageNode, name: string, heading: PageNode | null, zones: PageZones): number {
  const { attributes } = node
  const size = Math.max(numberIn(attributes.get('width')), numberIn(attributes.get('height')))
  if (size > 0 && size < SMALLEST && !attributes.has('data-old-hires')) return 0
  const described = shareOfWords(name, `${attributes.get('alt') ?? ''} ${attributes.get('title') ?? ''}`)
  const names = namesAround(node)
  const isPicture = attributes.get('itemprop') === 'image' ? 2 : 0
  const gallery = GALLERY.test(names) ? 1 : 0
  const thumb = THUMB.test(names) ? -1 : 0
  const hires =
    attributes.has('data-old-hires') ||
    attributes.has('data-zoom-image') ||
    attributes.has('data-a-dynamic-image')
  const linked = linksElsewhere(node) ? -2 : 0
  const elsewhere = linked < 0 && zones.isElsewhere(node) ? -1 : 0
  const near = heading && Math.abs(node.index - heading.index) < NEAR ? 0.5 : 0
  return (
    described * 2 +
    isPicture +
    gallery +
    thumb +
    (hires ? 2 : 0) +
    linked +
    elsewhere +
    near +
    (size >= 300 ? 0.5 : 0)
  )
}

// A picture of another product links to that product's page; one of the product itself opens a larger picture.
function linksElsewhere(node: PageNode): boolean {
  for (const { tag, attributes } of ancestorsOf(node)) {
    if (tag !== 'a') continue
    const href = attributes.get('href') ?? ''
    return (
      href !== '' &&
      !href.startsWith('#') &&
      !/^javascript:/i.test(href) &&
      !/\.(jpe?g|png|webp|avif)($|\?)/i.test(href)
    )
  }
  return false
}

function namesAround(node: PageNode): string {
  return [node, node.parent, node.parent?.parent, node.parent?.parent?.parent]
    .map((part) => (part ? namesOf(part) : ''))
    .join(' ')
}

function numberIn(text: string | undefined): number {
  return Number.parseInt(text ?? '', 10) || 0
}
