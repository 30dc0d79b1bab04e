import type { LinkCheck } from '../../../contract/closet/links.ts'
import { nameFromFile } from '../../../domain/closet/text/name-from-file.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { isLookAlike, retailerOf } from '../../../domain/closet/retailers/retailers.ts'
import type { User } from '../../http/user-of-request.ts'
import { decodeWebp } from '../../images/decode-webp.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import type { OutsidePage } from '../../outside/outside-fetch.ts'
import { parseOutsideUrl } from '../../outside/addresses/parse-outside-url.ts'
import type { ProductFound } from '../../product-page/product-reading.ts'
import type { CheckedProduct } from './checked-products.ts'
import { fetchProductPicture } from './fetch-product-picture.ts'
import type { LinkDeps } from './link-deps.ts'
import { LOOK_ALIKE, linkProblems, NOT_ONE_PRODUCT, type LinkProblem } from './link-messages.ts'

const PAGE_MAX_BYTES = 2 * 1024 * 1024
// Some shops put the product after megabytes of script.
const LATE_PAGE_MAX_BYTES = 4 * 1024 * 1024

const MAX_PICTURES = 4

/** Result of checking a link: the product, or an error message. */
export type Checked =
  | { readonly check: LinkCheck & { valid: true }; readonly product: CheckedProduct }
  | { readonly check: LinkCheck & { valid: false }; readonly product: null }

/** Reads the product page of a link, fetched or sent by the browser. Never throws for errors of the shop's site. */
export async function checkProductLink(
  deps: LinkDeps,
  user: User,
  { url: link, html }: { url: string; html?: string },
): Promise<Checked> {
  const url = outsideUrl(link, deps)
  if (!url) return invalid(null, linkProblems['not-allowed'])
  if (isLookAlike(url.hostname)) return invalid(null, LOOK_ALIKE)
  const isFetched = html === undefined
  if (isFetched) await deps.hourlyLimits?.countLink(user)
  try {
    const page = isFetched ? await fetchPage(deps, url) : { url, html }
    const reading = await deps.productReader.read(page)
    if (!reading.product && reading.isBlocked) return invalid(url, linkProblems['refused-by-site'])
    if (!reading.product) return invalid(url, { message: reading.reason, advice: NOT_ONE_PRODUCT })
    const links = [...new Set([link, url.href, page.url.href])]
    return found(await keep(deps, user, { links, pageUrl: page.url, reading }))
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    if (isFetched && error.reason === 'not-allowed') await deps.hourlyLimits?.uncountLink(user)
    return invalid(url, linkProblems[error.reason])
  }
}

// Users copy addresses without a scheme.
function outsideUrl(link: string, { allowPrivate }: LinkDeps): URL | null {
  try {
    return parseOutsideUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(link) ? link : `https://${link}`, { allowPrivate })
  } catch {
    return null
  }
}

async function fetchPage({ outside }: LinkDeps, url: URL): Promise<OutsidePage> {
  try {
    return await outside.page(url, { maxBytes: PAGE_MAX_BYTES })
  } catch (error) {
    if (!(error instanceof OutsideError) || error.reason !== 'too-large') throw error
    return outside.page(url, { maxBytes: LATE_PAGE_MAX_BYTES })
  }
}

async function keep(
  deps: LinkDeps,
  user: User,
  page: Pick<CheckedProduct, 'links' | 'pageUrl' | 'reading'>,
): Promise<CheckedProduct> {
  const id = deps.checks.newId()
  const estimatedColor = page.reading.color ? null : await colorOfPicture(deps, { ...page, id })
  return deps.checks.keep({ ...page, id, userId: user.id, estimatedColor })
}

// A missing picture or color does not reject the product.
async function colorOfPicture(
  deps: LinkDeps,
  product: Pick<CheckedProduct, 'id' | 'reading'>,
): Promise<string | null> {
  try {
    const { photo } = await fetchProductPicture(deps, product, 0)
    const master = photo.files.at(-1)
    if (!master) return null
    const { colors } = await deps.imageWork.run(async () =>
      deps.photoReader.read(await decodeWebp(master.bytes)),
    )
    return colors[0]?.name ?? null
  } catch {
    return null
  }
}

function found(product: CheckedProduct): Checked {
  const { reading, estimatedColor, pageUrl } = product
  const { name, brand, price, currency, color, category, size, imageUrls, sources } = reading
  const shop = shopOf(pageUrl)
  return {
    product,
    check: {
      valid: true,
      message: [name, brand ?? shop, priceInWords(reading)].filter(Boolean).join(' · '),
      product: {
        name,
        brand,
        price,
        currency,
        category,
        size,
        shop,
        imageUrl: imageUrls[0] ?? null,
        color: color ?? estimatedColor,
        pictures: imageUrls.slice(0, MAX_PICTURES).map((_url, nth) => pictureAddress(product.id, nth)),
        sources: { ...sources, color: color ? sources.color : estimatedColor ? 'picture' : null },
      },
    },
  }
}

/** URL of a picture of a checked product. */
function pictureAddress(id: string, nth: number): string {
  return `/api/checked-products/${id}/pictures/${nth}`
}

function priceInWords({ price, currency }: ProductFound): string {
  if (price === null) return ''
  return currency ? formatMoney(price, currency) : price
}

/** Returns the name of a known shop, else its host. */
export function shopOf(url: URL): string {
  return retailerOf(url.hostname)?.name ?? url.hostname.replace(/^www\d?\./, '')
}

function invalid(url: URL | null, problem: LinkProblem): Checked {
  const told = url && {
    name: nameFromFile(decoded(url.pathname.split('/').findLast((part) => /[a-z]{3}/i.test(part)) ?? '')),
    brand: retailerOf(url.hostname)?.name ?? null,
  }
  return { product: null, check: { valid: false, ...problem, ...(told && { told }) } }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
