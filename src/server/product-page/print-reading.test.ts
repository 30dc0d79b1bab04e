import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('./print-reading.ts', import.meta.url))

test('the command prints the reading of a page as JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-print-reading-'))
  try {
    const file = join(folder, 'page.html')
    const product = {
      '@type': 'Product',
      name: 'Wool coat',
      image: '/a.jpg',
      offers: { price: 15.99, priceCurrency: 'EUR' },
    }
    await writeFile(file, `<script type="application/ld+json">${JSON.stringify(product)}</script>`)
    const url = 'https://shop.example/p/wool-coat'
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--url', url, file])
    expect(JSON.parse(stdout)).toMatchObject({
      product: true,
      name: 'Wool coat',
      price: '15.99',
      currency: 'EUR',
      imageUrl: 'https://shop.example/a.jpg',
      category: 'Outerwear',
      sources: { name: 'json-ld', price: 'json-ld' },
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
