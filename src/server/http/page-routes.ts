import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'
import { pagePaths, signInAddress } from '../../contract/page-paths.ts'
import { once } from '../../domain/once.ts'
import { AppError } from './app-error.ts'
import { sendError } from './replies/error-replies.ts'
import { servePageFiles } from './page-files.ts'
import { partsOfAddress, readCodeOfParts } from './page-parts.ts'
import { loadPageRenderer, type RenderedPage } from './page-renderer.ts'
import { pagePolicy } from './security/security-headers.ts'

// Redirect targets of requests without a user.
const entrances = { signed_out: signInAddress, not_paired: () => '/pair' }
const EMPTY_ROOT = '<div id="root"></div>'
const API_PATH = /^\/api(\/|\?|$)/

/** A picture to preload with the page. */
export interface Preload {
  readonly sizes: readonly { readonly url: string; readonly width: number }[]
  /** The `sizes` of its image element. */
  readonly at: string
}

interface PageContent {
  readonly data: PageData
  readonly preloads: readonly Preload[]
}

interface Deps {
  /** Folder of the built page. */
  readonly pageFolder: string
  readonly pageContent: (request: FastifyRequest) => Promise<PageContent>
  /** Whether users sign in and out; the browser then keeps no page that Back could show to the next one. */
  readonly hasAccounts: boolean
}

/** Serves the built page: its files as immutable, its HTML with the data of the first view. */
export async function servePage(
  app: FastifyInstance,
  { pageFolder, pageContent, hasAccounts }: Deps,
): Promise<void> {
  const { html, scriptHash } = await readPage(pageFolder)
  const codeOf = await readCodeOfParts(pageFolder)
  // Its code is large and only the home page needs it: loaded after the start, not before.
  const renderer = once(() => loadPageRenderer(pageFolder, codeOf))
  app.addHook('onListen', async () => void (await renderer().catch(() => null)))
  await servePageFiles(app, pageFolder)
  // Without embedded data the page requests it and shows its own failed state.
  const contentOrNothing = (request: FastifyRequest) =>
    pageContent(request).catch((error: unknown) => {
      if (error instanceof AppError && error.code in entrances) return error.code as keyof typeof entrances
      request.log.error({ err: error }, 'the page goes without its data')
      return null
    })
  // Only the home page without a query: other views load their code first.
  const renderedOrNothing = async (request: FastifyRequest, content: PageContent | null) => {
    if (!content || request.url !== '/') return null
    try {
      return (await renderer())?.(content.data, '/') ?? null
    } catch (error) {
      request.log.error({ err: error }, 'the page goes without its HTML')
      return null
    }
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    // '//x' is an address of another host, not a path; the router treats '//' as '/'.
    if (request.url.startsWith('//')) return sendError(reply, new AppError('not_found'))
    const answer = await contentOrNothing(request)
    const entrance = typeof answer === 'string' ? entrances[answer](request.url) : null
    if (entrance !== null && pathOf(entrance) !== pathOf(request.url)) return reply.redirect(entrance, 303)
    const nonce = randomBytes(16).toString('base64')
    const content = typeof answer === 'string' ? null : answer
    const rendered = await renderedOrNothing(request, content)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', hasAccounts ? 'private, no-store' : 'private, no-cache')
      .header('content-security-policy', pagePolicy({ styleNonce: nonce, scriptHash }))
      .send(fill(html, { content, rendered, code: codeOf(partsOfAddress(request.url)), nonce }))
  }
  for (const path of pagePaths) app.get(path, (request, reply) => send(request, reply, 200))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !API_PATH.test(request.url)
    return isPage ? send(request, reply, 404) : sendError(reply, new AppError('not_found'))
  })
}

/** Reads the page and inlines its icon and the script that runs before the first paint: two requests fewer. */
async function readPage(pageFolder: string): Promise<{ readonly html: string; readonly scriptHash: string }> {
  const read = (file: string) => readFile(join(pageFolder, file), 'utf8')
  const [html, script, icon] = await Promise.all([
    read('index.html'),
    read('before-paint.js'),
    read('favicon.svg'),
  ])
  return {
    html: html
      .replace('<script src="/before-paint.js"></script>', () => `<script>${script}</script>`)
      .replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`),
    scriptHash: createHash('sha256').update(script).digest('base64'),
  }
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? ''
}

interface Filling {
  readonly content: PageContent | null
  readonly rendered: RenderedPage | null
  /** Addresses of the code that the page needs next. */
  readonly code: readonly string[]
  readonly nonce: string
}

function fill(html: string, { content, rendered, code, nonce }: Filling): string {
  const head = [`<meta name="style-nonce" content="${nonce}">`]
  if (content) head.push(...content.preloads.map(preloadElement))
  if (rendered) {
    head.push(`<style nonce="${nonce}">${rendered.css}</style>`)
    head.push(...rendered.code.map((file) => preloadOfCode(file, 'low')))
  }
  head.push(...code.map((file) => preloadOfCode(file, 'auto')))
  // After the HTML, which is shown while this loads.
  const data = content && dataElement({ ...content.data, parts: [...(rendered?.parts ?? [])] })
  const page = rendered
    ? // On a slow connection, text, fonts and the pictures of the first view take precedence.
      html.replace('<script type="module"', '<script type="module" fetchpriority="low"')
    : html
  return page
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${rendered?.html ?? ''}</div>`)
    .replace('</body>', () => `${data ?? ''}\n</body>`)
}

function preloadOfCode(file: string, priority: 'low' | 'auto'): string {
  return `<link rel="modulepreload" fetchpriority="${priority}" crossorigin href="${file}">`
}

function dataElement(data: PageData): string {
  // '<' could close the element early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`
}

function preloadElement({ sizes, at }: Preload): string {
  const srcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return `<link rel="preload" as="image" type="image/webp" imagesrcset="${srcset}" imagesizes="${at}">`
}
