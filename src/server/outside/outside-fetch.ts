/**
 * Reads addresses that came from outside, each of them checked; every failure is an OutsideRefusal, or `busy` when too
 * many wait. `url` is where the redirects ended, without its fragment. Who asks for the same at the same time gets
 * the same object.
 */
export interface OutsideFetch {
  /** `maxBytes` after decompression: 2 MB where nothing is said, 4 MB at most. */
  page(url: URL, options?: { readonly maxBytes?: number }): Promise<OutsidePage>
  /** At most 20 MB, of which the first bytes are those of a picture. */
  picture(url: URL): Promise<OutsidePicture>
  feed(url: URL): Promise<OutsideFeed>
  /** Ends what runs. */
  close(): Promise<void>
}

export interface OutsidePage {
  readonly url: URL
  readonly html: string
}

export interface OutsidePicture {
  readonly url: URL
  readonly bytes: Buffer
  /** By the bytes, not by what the site says. */
  readonly contentType: string
}

export interface OutsideFeed {
  readonly url: URL
  readonly text: string
  readonly contentType: string
}
