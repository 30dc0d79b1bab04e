import type { Page } from './page/page-tree.ts'
import { wordList } from './page/words.ts'

// Country-code domains that are used worldwide.
const NO_COUNTRY = new Set(wordList('co io me tv ai cc fm to ly gg sh eu la ws'))
const REGIONS = new Set(
  wordList(
    `us ca au nz hk sg tw mx ar cl co uy ec br se dk no is jp cn za uk gb in ru ua kr vn il tr pl cz hu ro rs ch id my th ph
    ae sa qa kw bh om jo eg ma at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk`,
  ),
)

/**
 * The country of a shop's page as two lowercase letters, or null: from its top-level domain ('.ca'), its path
 * ('/en-ca/', '/ca/en/'), or the region of its language ('en-CA').
 */
export function shopCountry(page: Page, url: URL): string | null {
  return ofDomain(url.hostname) ?? ofPath(url.pathname) ?? ofLanguage(page)
}

function ofDomain(host: string): string | null {
  const labels = host.toLowerCase().split('.')
  const end = labels.at(-1) ?? ''
  if (REGIONS.has(end) && (!NO_COUNTRY.has(end) || labels.at(-2) === 'com')) return end
  // 'us.shop.com'; as subdomains, 'in', 'my' and 'id' are words.
  const first = labels.length > 2 ? (labels[0] ?? '') : ''
  return REGIONS.has(first) && !['in', 'my', 'id'].includes(first) ? first : null
}

function ofPath(path: string): string | null {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean)
  const [, one = '', other = ''] = /^([a-z]{2})[-_]([a-z]{2})$/.exec(first) ?? []
  // Both 'en-ca' and 'us-en' occur; in 'it-it' and 'fr-be' the second part is the country.
  const both = [other, one].find((part) => REGIONS.has(part))
  if (both) return both
  // '/ie/en/' and '/en/ie/' have country and language; 'us', 'uk', 'gb' and 'ca' also occur alone.
  if (first.length === 2 && second.length === 2)
    return [first, second].find((part) => REGIONS.has(part)) ?? null
  return ['us', 'uk', 'gb', 'ca', 'au', 'nz', 'ie'].includes(first) ? first : null
}

function ofLanguage(page: Page): string | null {
  for (const { tag, attributes } of page.nodes) {
    const language =
      tag === 'html'
        ? attributes.get('lang')
        : tag === 'meta' && attributes.get('property') === 'og:locale'
          ? attributes.get('content')
          : undefined
    const region = /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(language?.trim() ?? '')?.[1]?.toLowerCase()
    if (region && REGIONS.has(region)) return region
    if (tag === 'body') return null
  }
  return null
}
