import { afterEach, describe, expect, test } from 'vitest'
import { createProductReader, type ProductReader } from './create-product-reader.ts'

const url = new URL('https://shop.example/p/wool-coat')
const product = (name: string) =>
  `<h1>${name}</h1><script type="application/ld+json">{"@type":"Product","name":"${name}"}</script>`

let reader: ProductReader | null = null
const given = (options?: { timeoutMs: number }) => (reader = createProductReader(options))

afterEach(async () => {
  await reader?.close()
})

describe('a product reader', () => {
  test('reads a page in its own thread', async () => {
    expect(await given().read({ html: product('Wool coat'), url })).toMatchObject({
      product: true,
      name: 'Wool coat',
    })
  })

  test('returns each page its own reading', async () => {
    const { read } = given()
    const readings = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => read({ html: product(`${name} coat`), url })),
    )
    expect(readings).toMatchObject([{ name: 'One coat' }, { name: 'Two coat' }, { name: 'Three coat' }])
  })

  test('stops reading a page that takes too long, and starts a new thread', async () => {
    const { read } = given({ timeoutMs: 1 })
    const slow = { html: '<b>'.repeat(1_000_000), url }
    const reason = 'Reading this page took too long.'
    expect(await Promise.all([read(slow), read(slow)])).toEqual([
      { product: false, reason },
      { product: false, reason },
    ])
  })

  test('that is closed while it reads reports a failure', async () => {
    const { read, close } = given()
    await read({ html: product('Wool coat'), url })
    const reading = read({ html: '<b>'.repeat(1_000_000), url })
    await Promise.resolve()
    await close()
    expect((await reading).product).toBe(false)
  })
})
