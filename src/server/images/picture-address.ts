import type { Picture } from '../../contract/values/picture.ts'
import type { ImageKey } from '../ports/image-store.ts'

/** Path of one size of a stored picture; it never changes. */
export function pictureAddress(key: ImageKey, width: number): string {
  return `/images/${key}/${width}.webp`
}

/** Keys of the pictures that a text links to. */
export function keysOfAddresses(text: string): ImageKey[] {
  return [...text.matchAll(/\/images\/([0-9a-f]{32})\//g)].flatMap(([, key]) => key ?? [])
}

/** The address if it is one of our pictures, which the content security policy allows; else null. */
export function ownImageAddress(address: string | null): string | null {
  return address?.startsWith('/') && keysOfAddresses(address).length > 0 ? address : null
}

/** Metadata of a picture's files. */
export interface StoredPicture {
  readonly key: ImageKey
  readonly width: number
  readonly height: number
  readonly thumbHash: string
  readonly widths: readonly number[]
}

/** A stored picture as the API returns it. */
export function toPicture({ key, width, height, thumbHash, widths }: StoredPicture): Picture {
  return {
    width,
    height,
    thumbHash,
    sizes: widths.map((size) => ({ width: size, url: pictureAddress(key, size) })),
  }
}
