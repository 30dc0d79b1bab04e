import type { LinkCheck } from '../../../../contract/closet/links.ts'
import type { TypedWords } from '../photo-queue/suggested-fields.ts'

/** Initial values for an upload: the product name that a page address contains. */
export function wordsFromAddress(product: LinkCheck['told']): TypedWords {
  const { name = null, brand = null } = product ?? {}
  // The form has no field for the brand; the name keeps it.
  const isInName = name !== null && brand !== null && name.toLowerCase().includes(brand.toLowerCase())
  const words = [isInName ? null : brand, name].filter(Boolean).join(' ')
  return words ? { name: words } : {}
}
