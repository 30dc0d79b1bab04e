import { isUtf8 } from 'node:buffer'
import sniffEncoding from 'html-encoding-sniffer'
import { OutsideError } from '../outside-error.ts'

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

// Longest XML declaration, in bytes.
const XML_DECLARATION_END = 200
const xmlEncoding = /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/

/**
 * Decodes a body as browsers do: byte order mark, then `charset` of the Content-Type, then the page's own declaration,
 * else UTF-8. Encodings that browsers reject, such as UTF-7, are never used.
 * @throws OutsideError wrong-type
 */
export function decodeText(bytes: Buffer, charset: string | null, kind: 'html' | 'xml'): string {
  if (bytes.subarray(0, 2).equals(GZIP_MAGIC)) throw new OutsideError('wrong-type')
  const encoding = sniffEncoding(bytes, {
    xml: kind === 'xml',
    transportLayerEncodingLabel: charset ?? (kind === 'xml' ? declaredInXml(bytes) : undefined),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  })
  // The Encoding Standard's 'replacement' covers encodings in which markup can hide.
  if (encoding === 'replacement') throw new OutsideError('wrong-type')
  return new TextDecoder(encoding).decode(bytes)
}

function declaredInXml(bytes: Buffer): string | undefined {
  return xmlEncoding.exec(bytes.toString('latin1', 0, XML_DECLARATION_END))?.[1]
}
