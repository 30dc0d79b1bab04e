import { apiErrors } from '../../../contract/api-error.ts'
import { PHOTO_MAX_BYTES } from '../../../contract/photo-limits.ts'

/** The server's error message for a file, as far as it can be known before the upload; undefined for a valid one. */
export function photoFileError({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size === 0) return apiErrors.image_empty.message
  if (size > PHOTO_MAX_BYTES) return apiErrors.image_too_large.message
  // Browsers without HEIC support give such files no type.
  if (type && !type.startsWith('image/')) return apiErrors.image_type_unsupported.message
  return undefined
}
