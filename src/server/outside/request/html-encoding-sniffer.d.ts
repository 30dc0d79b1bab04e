declare module 'html-encoding-sniffer' {
  interface SniffOptions {
    /** XML has no meta element to look for. */
    readonly xml?: boolean
    /** The Content-Type header, unchanged. */
    readonly transportLayerEncodingLabel?: string | undefined
    readonly defaultEncoding?: string
  }
  /** Name of an encoding of the Encoding Standard. */
  export default function sniff(bytes: Uint8Array, options?: SniffOptions): string
}
