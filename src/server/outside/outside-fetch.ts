/**
 * Fetches untrusted addresses, each of them checked. Every failure is an OutsideError, or `busy` when too many
 * requests wait. `url` is the final URL after redirects, without its fragment. Concurrent callers with the same URL
 * share one result.
 */
export interface OutsideFetch {
  /** `maxBytes` after decompression: 2 MB by default, 4 MB at most. */
  page(url: URL, options?: { readonly maxBytes?: number }): Promise<OutsidePage>
  /** As large as an uploaded photo; its first bytes must be those of a picture. */
  picture(url: URL): Promise<OutsidePicture>
  feed(url: URL): Promise<OutsideFeed>
  /** Aborts running requests. */
  close(): Promise<void>
}

export interface OutsidePage {
  readonly url: URL
  readonly html: string
}

export interface OutsidePicture {
  readonly url: URL
  readonly bytes: Buffer
  /** By content, not by the declared type. */
  readonly contentType: string
}

export interface OutsideFeed {
  readonly url: URL
  readonly text: string
  readonly contentType: string
}

/** The operator's settings for outside requests. */
export interface OutsideRules {
  /** Lifts the rules on addresses and ports, for an intranet or a test; all other rules stay. */
  readonly allowPrivate: boolean
}
