import type { Picture } from '../../contract/picture.ts'
import type { ImageKey } from '../ports/image-store.ts'

/** Path under which one size of a stored picture is served; it never changes. */
export function pictureAddress(key: ImageKey, width: number): string {
  return `/images/${key}/${width}.webp`
}

/** The keys of the pictures whose addresses stand in a text. */
export function keysOfAddresses(text: string): ImageKey[] {
  return [...text.matchAll(/\/images\/([0-9a-f]{32})\//g)].flatMap(([, key]) => key ?? [])
}

/** What is known of a picture's files. */
export interface StoredPicture {
  readonly key: ImageKey
  readonly width: number
  readonly height: number
  readonly thumbHash: string
  readonly widths: readonly number[]
}

/** A stored picture as the wire shows it. */
export function toPicture({ key, width, height, thumbHash, widths }: StoredPicture): Picture {
  return {
    width,
    height,
    thumbHash,
    sizes: widths.map((size) => ({ width: size, url: pictureAddress(key, size) })),
  }
}
