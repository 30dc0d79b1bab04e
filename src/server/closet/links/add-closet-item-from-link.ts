import type { ClosetItem, NewClosetItem } from '../../../contract/closet/closet.ts'
import { LINK_MAX, type NewLinkedItem } from '../../../contract/closet/links.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { storeShownPicture } from '../../images/store-picture.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { checkProductLink, shopOf } from './check-product-link.ts'
import type { CheckedProduct, FetchedPicture } from './checked-products.ts'
import { fetchProductPicture } from './fetch-product-picture.ts'
import type { LinkDeps } from './link-deps.ts'
import { storeNewItem } from '../add-closet-item.ts'

const NAME_MAX = 120
const DEFAULT_CURRENCY = 'USD'

const NO_PICTURE = "Couldn't get a photo from the store. Save the photo and upload it instead."

/**
 * Adds the product of a link to the closet, with a stored copy of its picture. The user's corrections override the
 * facts of the page.
 * @throws AppError link_not_usable with advice; then nothing is stored
 */
export async function addClosetItemFromLink(
  deps: LinkDeps,
  user: User,
  wanted: NewLinkedItem,
): Promise<ClosetItem> {
  const product = await requireProduct(deps, user, wanted.url)
  const facts = factsOf(product, wanted)
  const { photo, sha256 } = await requirePicture(deps, product, wanted.picture ?? 0)
  return storeShownPicture(deps, user, photo, sha256, (transaction, picture) =>
    storeNewItem(transaction, user, { ...facts, createdAt: deps.clock.now() }, picture),
  )
}

async function requireProduct(deps: LinkDeps, user: User, link: string): Promise<CheckedProduct> {
  const known = deps.checks.byLink(user.id, link)
  if (known) return known
  const { product, check } = await checkProductLink(deps, user, { url: link })
  if (!product) throw notUsable([check.message, check.advice].filter(Boolean).join(' '))
  return product
}

async function requirePicture(deps: LinkDeps, product: CheckedProduct, nth: number): Promise<FetchedPicture> {
  try {
    return await fetchProductPicture(deps, product, nth)
  } catch (error) {
    const isOurs = error instanceof AppError && error.status >= 500
    if (isOurs || !(error instanceof AppError || error instanceof OutsideError)) throw error
    throw notUsable(NO_PICTURE, error)
  }
}

type Facts = NewClosetItem & {
  readonly brand: string | null
  readonly originalPrice: string | null
  readonly currency: string | null
  readonly purchaseLocation: string
  readonly productUrl: string
}

function factsOf({ reading, estimatedColor, pageUrl, links }: CheckedProduct, wanted: NewLinkedItem): Facts {
  const category = wanted.category ?? reading.category
  const color = wanted.color ?? reading.color ?? estimatedColor
  if (!category)
    throw notUsable("Couldn't tell what kind of piece this is. Press Check and choose a category.")
  if (!color) throw notUsable("Couldn't tell its color. Press Check and enter one.")
  const originalPrice = wanted.originalPrice === undefined ? reading.price : wanted.originalPrice
  const currency = wanted.currency ?? reading.currency ?? DEFAULT_CURRENCY
  const href = [pageUrl.href, ...links].find((address) => address.length <= LINK_MAX && isWebAddress(address))
  return {
    name: wanted.name ?? short(reading.name),
    category,
    color: short(color),
    size: wanted.size === undefined ? null : wanted.size,
    style: null,
    season: null,
    brand: wanted.brand === undefined ? reading.brand && short(reading.brand) : wanted.brand,
    originalPrice,
    currency: originalPrice === null ? null : currency,
    purchaseLocation: short(shopOf(pageUrl)),
    productUrl: href ?? pageUrl.origin,
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}

function short(text: string): string {
  return Array.from(text).slice(0, NAME_MAX).join('').trim()
}

function notUsable(message: string, cause?: unknown): AppError {
  return new AppError('link_not_usable', { message, cause })
}
