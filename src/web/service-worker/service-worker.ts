import { copies, KEPT_AT_HEADER, KEPT_AT_META, SHARE_PATH, SHARED_PHOTO_PATH } from './names.ts'

// Network first: a copy is shown only if the server is unreachable, with the time it was made.
declare const self: ServiceWorkerGlobalScope

const MAX_DATA = 200
const MAX_PICTURES = 800
const MAX_PAGES = 20
const MAX_SHARED_PHOTOS = 50
// A larger response, such as an export, is not data of a page.
const MAX_BYTES = 8_000_000
// Ignores Vary: a copy is valid for any request headers.
const anyHeaders = { ignoreVary: true }
// Data about access to this device or account is never shown from a copy.
const NEVER_KEPT = /^\/api\/(account|devices|docs|archive|auth|exports?|imports?)/

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]).then(() => undefined),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === SHARE_PATH) return event.respondWith(receiveShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(pageFor(event))
  if (/^\/(assets\/|[\w-]+\.svg$)/.test(pathname))
    return event.respondWith(copyFirst(request, copies.files, Infinity))
  if (/^\/(images|drawings)\//.test(pathname))
    return event.respondWith(copyFirst(request, copies.pictures, MAX_PICTURES))
  if (pathname.startsWith('/api/') && !NEVER_KEPT.test(pathname)) event.respondWith(dataFor(request))
})

/** The page from the server, otherwise its copy, otherwise the copy of the home page. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const preloaded: unknown = await event.preloadResponse
    const response = preloaded instanceof Response ? preloaded : await fetch(event.request)
    if (response.ok && !response.redirected) {
      await keep(copies.pages, pathname, response.clone(), MAX_PAGES)
      // The page embeds the closet: an older cached list must not replace it.
      if (pathname === '/') await (await caches.open(copies.data)).delete('/api/closet-items', anyHeaders)
    }
    return response
  } catch (error) {
    const cache = await caches.open(copies.pages)
    const copy = (await cache.match(pathname, anyHeaders)) ?? (await cache.match('/', anyHeaders))
    if (!copy) throw error
    return markedPage(copy)
  }
}

// A page cannot read its own response headers.
async function markedPage(copy: Response): Promise<Response> {
  const mark = `<meta name="${KEPT_AT_META}" content="${keptAt(copy)}">`
  const html = (await copy.text()).replace('</head>', () => `${mark}</head>`)
  return new Response(html, { status: 200, headers: copy.headers })
}

async function dataFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status === 200 && isJson(response))
      await keep(copies.data, request.url, response.clone(), MAX_DATA)
    // Data that is deleted or forbidden must not reappear as a copy.
    else if (response.status >= 400 && response.status < 500)
      await (await caches.open(copies.data)).delete(request.url)
    return response
  } catch (error) {
    const copy = await (await caches.open(copies.data)).match(request.url, anyHeaders)
    if (!copy) throw error
    const headers = new Headers(copy.headers)
    headers.set(KEPT_AT_HEADER, keptAt(copy))
    return new Response(copy.body, { status: 200, headers })
  }
}

/** Cache first for immutable files; network first for others. */
async function copyFirst(request: Request, name: string, most: number): Promise<Response> {
  const cache = await caches.open(name)
  const copy = await cache.match(request.url, anyHeaders)
  if (copy && isUnchanging(copy)) return copy
  try {
    const response = await fetch(request)
    if (response.status === 200) await keep(name, request.url, response.clone(), most)
    return response
  } catch (error) {
    const other = copy ?? (await otherSize(cache, request.url))
    if (other) return other
    throw error
  }
}

/** The largest kept size of the same photo: a piece shows a larger one than its card. */
async function otherSize(cache: Cache, address: string): Promise<Response | undefined> {
  const photo = /^.+\/images\/[^/]+\//.exec(address)?.[0]
  if (!photo) return undefined
  const sizes = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(photo))
  const [largest] = sizes.toSorted((one, another) => widthOf(another) - widthOf(one))
  return largest === undefined ? undefined : cache.match(largest, anyHeaders)
}

const widthOf = (address: string) => Number(/(\d+)\.webp$/.exec(address)?.[1] ?? 0)

const isUnchanging = ({ headers }: Response) => headers.get('cache-control')?.includes('immutable') ?? false
const isJson = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('application/json') &&
  Number(headers.get('content-length') ?? 0) <= MAX_BYTES
const keptAt = ({ headers }: Response) => headers.get('date') ?? new Date().toUTCString()

// A full disk must not fail a successful response.
async function keep(name: string, address: string, response: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.put(address, response)
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
  } catch {
    return
  }
}

/** Receives photos or a link from the system's share menu, and redirects to the page that adds them. */
async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const photos = form.getAll('photos').filter((value) => value instanceof File)
  if (photos.length > 0) {
    const cache = await caches.open(copies.shared)
    for (const [at, photo] of photos.slice(0, MAX_SHARED_PHOTOS).entries())
      await cache.put(
        `${SHARED_PHOTO_PATH}${at}`,
        new Response(photo, {
          headers: { 'content-type': photo.type, 'x-file-name': encodeURIComponent(photo.name) },
        }),
      )
    return Response.redirect('/?shared=photos', 303)
  }
  const link = linkIn([form.get('url'), form.get('text'), form.get('title')])
  return Response.redirect(link ? `/add?${new URLSearchParams({ url: link })}` : '/add', 303)
}

// Many apps share a link within the text.
function linkIn(texts: readonly unknown[]): string | null {
  for (const text of texts) {
    const [link] = /https?:\/\/\S{1,2000}/.exec(typeof text === 'string' ? text : '') ?? []
    if (link) return link
  }
  return null
}
