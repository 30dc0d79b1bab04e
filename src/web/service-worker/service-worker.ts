import { copies, KEPT_AT_HEADER, KEPT_AT_META, SHARE_PATH, SHARED_PHOTO_PATH } from './names.ts'

// The network always comes first: a copy is only shown when the server can't be reached, and says when it was made.
declare const self: ServiceWorkerGlobalScope

const MOST_DATA = 200
const MOST_PICTURES = 800
const MOST_PAGES = 20
const MOST_SHARED_PHOTOS = 50
// A larger reply, such as an export, is no page's data.
const MOST_BYTES = 8_000_000
// A copy is one for any headers of a request, whatever Vary says.
const anyHeaders = { ignoreVary: true }
// What is about access to this device or account is never shown from a copy.
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
  if (request.method === 'POST' && pathname === SHARE_PATH) return event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(pageFor(event))
  if (/^\/(assets\/|[\w-]+\.svg$)/.test(pathname))
    return event.respondWith(copyFirst(request, copies.files, Infinity))
  if (/^\/(images|drawings)\//.test(pathname))
    return event.respondWith(copyFirst(request, copies.pictures, MOST_PICTURES))
  if (pathname.startsWith('/api/') && !NEVER_KEPT.test(pathname)) event.respondWith(dataFor(request))
})

/** The page from the server, else its copy, else that of the home page. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const preloaded: unknown = await event.preloadResponse
    const response = preloaded instanceof Response ? preloaded : await fetch(event.request)
    if (response.ok && !response.redirected) {
      await keep(copies.pages, pathname, response.clone(), MOST_PAGES)
      // The page brings the closet along: an older list must not take its place.
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

// The page can't read the headers that it came with.
async function markedPage(copy: Response): Promise<Response> {
  const mark = `<meta name="${KEPT_AT_META}" content="${keptAt(copy)}">`
  const html = (await copy.text()).replace('</head>', () => `${mark}</head>`)
  return new Response(html, { status: 200, headers: copy.headers })
}

async function dataFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status === 200 && isJson(response))
      await keep(copies.data, request.url, response.clone(), MOST_DATA)
    // What the server says is gone or not ours must not come back as a copy.
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

/** A file that never changes under its address: its copy, else from the server. Others come from the server first. */
async function copyFirst(request: Request, name: string, most: number): Promise<Response> {
  const cache = await caches.open(name)
  const copy = await cache.match(request.url, anyHeaders)
  if (copy && isUnchanging(copy)) return copy
  try {
    const response = await fetch(request)
    if (response.status === 200) await keep(name, request.url, response.clone(), most)
    return response
  } catch (error) {
    if (copy) return copy
    throw error
  }
}

const isUnchanging = ({ headers }: Response) => headers.get('cache-control')?.includes('immutable') ?? false
const isJson = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('application/json') &&
  Number(headers.get('content-length') ?? 0) <= MOST_BYTES
const keptAt = ({ headers }: Response) => headers.get('date') ?? new Date().toUTCString()

// A full disk must not fail what the network has answered.
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

/** Takes photos or a link from the system's share menu and leads to where they are added. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const photos = form.getAll('photos').filter((value) => value instanceof File)
  if (photos.length > 0) {
    const cache = await caches.open(copies.shared)
    for (const [at, photo] of photos.slice(0, MOST_SHARED_PHOTOS).entries())
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

// Many apps share a link inside of the text.
function linkIn(texts: readonly unknown[]): string | null {
  for (const text of texts) {
    const [link] = /https?:\/\/\S{1,2000}/.exec(typeof text === 'string' ? text : '') ?? []
    if (link) return link
  }
  return null
}
