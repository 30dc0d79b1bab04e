/** Maximum size of an uploaded photo, in megabytes of 1024 x 1024 bytes. */
export const PHOTO_MAX_MEGABYTES = 20
export const PHOTO_MAX_BYTES = PHOTO_MAX_MEGABYTES * 1024 * 1024

/** Maximum number of pixels of a photo. */
export const PHOTO_MAX_MEGAPIXELS = 50
export const PHOTO_MAX_PIXELS = PHOTO_MAX_MEGAPIXELS * 1_000_000

/**
 * Maximum length of one side of a photo, in pixels: longer than any phone's panorama. Resizing a picture of 1 by 50
 * million pixels takes 13 s, which no timeout ends.
 */
export const PHOTO_MAX_EDGE = 20_000
