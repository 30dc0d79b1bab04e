import type { HourlyLimits } from '../../http/hourly-limits.ts'
import type { PictureNeeds } from '../../images/keep-picture.ts'
import type { OutsideFetch } from '../../outside/outside-fetch.ts'
import type { ProductReader } from '../../product-page/create-product-reader.ts'
import type { PhotoReader } from '../../segmentation/create-photo-reader.ts'
import type { CheckedProducts } from './checked-products.ts'

/** What reading and adding a link needs. */
export interface LinkNeeds extends PictureNeeds {
  readonly outside: OutsideFetch
  readonly productReader: ProductReader
  readonly photoReader: PhotoReader
  readonly checks: CheckedProducts
  /** The operator lets links lead to private addresses. */
  readonly allowPrivate: boolean
  /** Null in personal mode. */
  readonly hourlyLimits: HourlyLimits | null
  /** Folder for files that arrive, while they are read. */
  readonly uploadFolder: string
}
