import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patterns } from '../../domain/closet/drawings/patterns.ts'
import { garmentKinds } from '../../domain/closet/garment-kinds.ts'
import { handleErrors } from '../http/replies/error-replies.ts'
import { serveDrawings } from './drawing-routes.ts'

let app: FastifyInstance

beforeEach(() => {
  app = fastify()
  handleErrors(app)
  serveDrawings(app)
})
afterEach(() => app.close())

test('serves a drawing as a cacheable image without scripts', async () => {
  const answer = await app.inject('/drawings/trench-coat.svg?c=d3c1a1')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(answer.body).toContain('#d3c1a1')
})

test('draws a requested pattern', async () => {
  const plain = await app.inject('/drawings/shirt.svg?c=a8c8e4')
  const striped = await app.inject('/drawings/shirt.svg?c=a8c8e4&p=stripe')
  expect(striped.statusCode).toBe(200)
  expect(striped.body).not.toBe(plain.body)
})

test('crops the sheet to the garment on request', async () => {
  const whole = await app.inject('/drawings/loafers.svg?c=5c1f2f')
  const tight = await app.inject('/drawings/loafers.svg?c=5c1f2f&box=tight')
  expect(whole.body).toContain('viewBox="0 0 400 500"')
  expect(tight.body).toMatch(/viewBox="[1-9]\d* [1-9]\d* [1-9]\d* [1-9]\d*"/)
})

test('draws the example outfit as one picture', async () => {
  const answer = await app.inject('/drawings/example-outfit.svg')
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.body.match(/<svg/g)).toHaveLength(6)
  expect((await app.inject('/drawings/example-outfit.svg?c=d3c1a1')).statusCode).toBe(404)
})

test('draws an outline without a color', async () => {
  const { body, statusCode } = await app.inject('/drawings/wide-leg-trousers.svg?look=outline&box=tight')
  expect(statusCode).toBe(200)
  expect(body).toContain('mask="url(#lines)"')
})

test.each([352, 640, 960])('paints a drawing %i pixels wide', async (width) => {
  const answer = await app.inject(`/drawings/trench-coat.webp?c=d3c1a1&w=${width}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  const painted = await sharp(answer.rawPayload).metadata()
  expect([painted.width, painted.height, painted.hasAlpha]).toEqual([width, (width * 5) / 4, true])
  expect((await app.inject(`/drawings/trench-coat.webp?c=d3c1a1&w=${width}`)).rawPayload).toEqual(
    answer.rawPayload,
  )
})

test('reads colors case-insensitively', async () => {
  const upper = await app.inject('/drawings/tee.svg?c=F7F5F0')
  const lower = await app.inject('/drawings/tee.svg?c=f7f5f0')
  expect(upper.body).toBe(lower.body)
})

test.each([
  ['an unknown kind', '/drawings/spacesuit.svg?c=ffffff'],
  ['a name of every object', '/drawings/constructor.svg?c=ffffff'],
  ['another kind of file', '/drawings/tee.png?c=ffffff'],
  ['no color', '/drawings/tee.svg'],
  ['a color that is none', '/drawings/tee.svg?c=fffffg'],
  ['a short color', '/drawings/tee.svg?c=fff'],
  ['markup for a color', '/drawings/tee.svg?c=%22%2F%3E%3Cs'],
  ['an unknown pattern', '/drawings/tee.svg?c=ffffff&p=paisley'],
  ['an empty pattern', '/drawings/tee.svg?c=ffffff&p='],
  ['another box', '/drawings/tee.svg?c=ffffff&box=loose'],
  ['a parameter too many', '/drawings/tee.svg?c=ffffff&v=2'],
  ['an outline in a color', '/drawings/tee.svg?look=outline&c=ffffff'],
  ['another look', '/drawings/tee.svg?look=sketch'],
  ['a painted one of another width', '/drawings/tee.webp?c=ffffff&w=353'],
  ['a painted one of no width', '/drawings/tee.webp?c=ffffff'],
  ['a drawing with a width', '/drawings/tee.svg?c=ffffff&w=352'],
  ['the width twice', '/drawings/tee.webp?c=ffffff&w=352&w=640'],
  ['the color twice', '/drawings/tee.svg?c=ffffff&c=000000'],
])('has no drawing for %s', async (_, address) => {
  const answer = await app.inject(address)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'image_not_found' })
})

test('the overview page shows every kind in every pattern, with lazy pictures', async () => {
  const { body, statusCode } = await app.inject('/drawings')
  expect(statusCode).toBe(200)
  for (const { id } of garmentKinds)
    for (const pattern of patterns)
      expect(body).toMatch(new RegExp(`/drawings/${id}\\.svg\\?c=[0-9a-f]{6}&amp;p=${pattern}"`))
  for (const { id } of garmentKinds) expect(body).toContain(`/drawings/${id}.svg?look=outline"`)
  expect(body.match(/<img /g)).toHaveLength(garmentKinds.length * (patterns.length + 2) * 2)
  expect(body.match(/loading="lazy"/g)).toHaveLength(garmentKinds.length * (patterns.length + 2) * 2)
})

test('serves every picture of the overview page', async () => {
  const { body } = await app.inject('/drawings')
  const addresses = new Set(
    [...body.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&')),
  )
  const statuses = await Promise.all(
    [...addresses].map(async (address) => (await app.inject(address)).statusCode),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('allows the style of the overview page by its hash and no other', async () => {
  const { body, headers } = await app.inject('/drawings')
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(body).not.toMatch(/<script|style="| on\w+=/)
})
