import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutsideError } from '../outside-error.ts'

const decoders: Readonly<Record<string, () => Transform>> = {
  identity: () => new PassThrough(),
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
}

interface BodyHeaders {
  readonly 'content-encoding'?: string | readonly string[] | undefined
  readonly 'content-length'?: string | readonly string[] | undefined
}

/**
 * Reads a whole body, decompressed once; aborts as soon as more than `maxBytes` have come out.
 * @throws OutsideError too-large, wrong-type (compressed twice, or with an encoding that was not requested)
 */
export async function readBody(
  body: Readable,
  headers: BodyHeaders,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const decoder = createDecoder(headers['content-encoding'])
  if (Number(headers['content-length']) > maxBytes) throw new OutsideError('too-large')
  const chunks: Buffer[] = []
  let byteSize = 0
  const collect = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) {
      byteSize += chunk.length
      if (byteSize > maxBytes) throw new OutsideError('too-large')
      chunks.push(chunk)
    }
  }
  await pipeline(body, decoder, collect, { signal })
  return Buffer.concat(chunks, byteSize)
}

// A list of encodings, even in one header, matches no key.
function createDecoder(encoding: BodyHeaders['content-encoding'] = 'identity'): Transform {
  const name = typeof encoding === 'string' ? encoding.trim().toLowerCase() || 'identity' : ''
  const create = Object.hasOwn(decoders, name) ? decoders[name] : undefined
  if (!create) throw new OutsideError('wrong-type')
  return create()
}
