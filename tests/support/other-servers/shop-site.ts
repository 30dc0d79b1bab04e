import type { ServerResponse } from 'node:http'
import { garmentJpeg } from '../factories/garment-photo.ts'
import { openSite, type OutsideSite } from './outside-site.ts'

/** A local shop with one readable product and several unreadable pages. */
export interface ShopSite extends OutsideSite {
  /** Requested paths, in order. */
  readonly requestedPaths: string[]
}

const shirt = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Printed viscose shirt',
  brand: { '@type': 'Brand', name: 'Atelier Nove' },
  image: ['/pictures/front.jpg', '/pictures/back.jpg'],
  offers: { '@type': 'Offer', price: '39.95', priceCurrency: 'EUR' },
}

/** Returns a product page in the usual format of shops. */
export function productPage(product: object = shirt): string {
  const data = JSON.stringify(product).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><html lang="en"><head><title>Printed viscose shirt | Atelier Nove</title>
<script type="application/ld+json">${data}</script></head><body><main><h1>Printed viscose shirt</h1></main></body></html>`
}

/** Starts the shop. `/shirt` is its product; `/all`, `/closed`, `/gone` and `/broken-picture` fail. */
export async function openShop(): Promise<ShopSite> {
  const requestedPaths: string[] = []
  const picture = await garmentJpeg({ ground: [230, 228, 224], cloth: [40, 60, 130] })
  const site = await openSite((request, reply) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    if (path.startsWith('/pictures/')) reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    else answer(path, reply)
  })
  return { ...site, requestedPaths }
}

function answer(path: string, reply: ServerResponse): void {
  const html = (status: number, body: string) =>
    void reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  if (path.startsWith('/shirt')) return html(200, productPage())
  if (path === '/nameless')
    return html(200, productPage({ ...shirt, name: 'Nove', image: '/pictures/front.jpg' }))
  if (path === '/broken-picture') return html(200, productPage({ ...shirt, image: '/nothing.jpg' }))
  if (path === '/inside') return html(200, productPage({ ...shirt, image: 'ftp://127.0.0.1/secret.jpg' }))
  if (path === '/closed') return html(403, '<title>Access denied</title>')
  if (path === '/all')
    return html(
      200,
      '<title>All shirts</title><h1>All shirts</h1><ul><li><a href="/1">One</a><li><a href="/2">Two</a></ul>',
    )
  return html(404, '<title>Not found</title>')
}
