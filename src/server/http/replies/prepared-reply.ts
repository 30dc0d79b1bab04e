import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashTag } from '../entity-tag.ts'

const compressed = promisify(brotliCompress)

// Slower and smaller than for other responses: it is compressed once for all readers.
const QUALITY = 5

/** A JSON body that is sent repeatedly, with its ETag, and compressed once. */
export class PreparedReply {
  readonly #json: Buffer
  readonly #tag: string
  #brotli: Promise<Buffer> | null = null

  constructor(json: Buffer) {
    this.#json = json
    this.#tag = hashTag(json)
  }

  /** Approximate memory in bytes, including the compressed form. */
  get byteSize(): number {
    return Math.ceil(this.#json.byteLength * 1.25)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('etag', this.#tag).header('content-type', 'application/json; charset=utf-8')
    const known = request.headers['if-none-match']
    if (known === this.#tag || known === `W/${this.#tag}`) return reply.code(304).send('')
    if (negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']) !== 'br')
      return reply.send(this.#json)
    this.#brotli ??= compressed(this.#json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    return reply
      .header('content-encoding', 'br')
      .header('vary', 'accept-encoding')
      .send(await this.#brotli)
  }
}
