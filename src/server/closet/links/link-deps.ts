import type { HourlyLimits } from '../../http/limits/hourly-limits.ts'
import type { PictureDeps } from '../../images/store-picture.ts'
import type { OutsideFetch } from '../../outside/outside-fetch.ts'
import type { ProductReader } from '../../product-page/create-product-reader.ts'
import type { PhotoReader } from '../../segmentation/create-photo-reader.ts'
import type { CheckedProducts } from './checked-products.ts'

/** Dependencies of reading and adding a link. */
export interface LinkDeps extends PictureDeps {
  readonly outside: OutsideFetch
  readonly productReader: ProductReader
  readonly photoReader: PhotoReader
  readonly checks: CheckedProducts
  /** Whether the operator allows links to private addresses. */
  readonly allowPrivate: boolean
  /** Null in personal mode. */
  readonly hourlyLimits: HourlyLimits | null
  /** Folder for temporary files of uploads. */
  readonly uploadFolder: string
}
