import { apiErrors } from '../../../contract/api-error.ts'
import { PHOTO_MAX_BYTES } from '../../../contract/picture.ts'

/** What the server would refuse a file for, as far as it shows before it is sent; undefined where nothing does. */
export function photoFault({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size === 0) return apiErrors.image_empty.message
  if (size > PHOTO_MAX_BYTES) return apiErrors.image_too_large.message
  // Browsers that do not know HEIC give it no type.
  if (type && !type.startsWith('image/')) return apiErrors.image_type_unsupported.message
  return undefined
}
