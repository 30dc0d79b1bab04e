import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'
import { CLOSET_CARD_SIZES } from '../../domain/closet/card-sizes.ts'
import { AppError } from './app-error.ts'
import { sendError } from './error-replies.ts'
import { pagePolicy } from './security-headers.ts'

/** Paths of the page's own routes; every other is answered with the 404 page. */
const pagePaths = ['/', '/outfit-planner', '/enhanced-features']

// Pictures that are on screen at first: their download begins with the page, not after the script.
const PRELOADED_PICTURES = 4

interface Needs {
  /** Folder of the built page. */
  readonly pageFolder: string
  readonly pageData: (request: FastifyRequest) => Promise<PageData>
}

/** Serves the built page: its files unchanging, and its HTML with what the first view needs. */
export async function servePage(app: FastifyInstance, { pageFolder, pageData }: Needs): Promise<void> {
  const html = await readFile(join(pageFolder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: pageFolder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{br,html}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isUnchanging = /\/assets\//.test(path)
      reply.header('cache-control', isUnchanging ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Without its data the page asks for it, and says so itself when there is no answer.
  const dataOrNothing = (request: FastifyRequest) =>
    pageData(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'the page goes without its data')
      return null
    })
  const send = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', pagePolicy(nonce))
      .send(fill(html, await dataOrNothing(request), nonce))
  }
  for (const path of pagePaths) app.get(path, (request, reply) => send(request, reply, 200))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    return isPage ? send(request, reply, 404) : sendError(reply, new AppError('not_found'))
  })
}

function fill(html: string, data: PageData | null, nonce: string): string {
  const head = [`<meta name="style-nonce" content="${nonce}">`]
  if (data) head.push(...preloads(data), dataElement(data))
  return html.replace('</head>', () => `${head.join('\n')}\n</head>`)
}

function dataElement(data: PageData): string {
  // '<' could close the element early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`
}

function preloads(data: PageData): string[] {
  const pictures = data.closet?.items.slice(0, PRELOADED_PICTURES).map((item) => item.picture) ?? []
  return pictures
    .filter((picture) => picture !== null)
    .map(({ sizes }) => {
      const srcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
      return `<link rel="preload" as="image" type="image/webp" imagesrcset="${srcset}" imagesizes="${CLOSET_CARD_SIZES}">`
    })
}
