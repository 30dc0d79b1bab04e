import { setTimeout as waited } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import {
  ArchiveImport,
  IMPORT_ADDRESS,
  IMPORT_TYPE,
} from '../../src/contract/export-import/export-import-jobs.ts'
import { apiErrors } from '../../src/contract/api-error.ts'
import { send } from '../../torture/kit/send.ts'
import type { MaliciousCase, MaliciousGroup } from './group.ts'

const MEGABYTES_20 = 20 * 2 ** 20
const POLL_MS = 50
const DEADLINE_MS = 60_000

// Files to import in place of a CSV.
const files: readonly (readonly [string, string | Uint8Array])[] = [
  ['0 bytes', ''],
  ['NUL', 'name\n\u0000\u0000'],
  ['half a UTF-16 letter', Buffer.from('fffe6e0061006d0065000a0041', 'hex')],
  ['gzip', gzipSync('name,category\nCoat,Outerwear')],
  ['the start of a ZIP', 'PK\u0003\u0004'],
  ['HTML', '<html><script>alert(1)</script>'],
  ['JSON', '[{"name":"Coat"}]'],
  [
    'formulas',
    'name,category\n=HYPERLINK("http://evil.example"),Tops\n+cmd|calc,Tops\n@SUM(1),Tops\n-1,Tops',
  ],
  [
    'links that run code',
    'name,category,link\nCoat,Outerwear,javascript:alert(1)\nHat,Accessories,data:text/html;x',
  ],
  [
    'photos elsewhere',
    'name,category,photo\nCoat,Outerwear,../../etc/passwd\nHat,Accessories,http://169.254.169.254/',
  ],
  ['text that turns', 'name,category\n\u202etaoC,Outerwear\nA\u0007b,Tops'],
  ['a lone surrogate', Buffer.from('name,category\n\ud800Coat,Outerwear', 'utf16le')],
  ['markup', 'name,category,notes\n<img src=x onerror=alert(1)>,Tops,"<script>x</script>"'],
  ['__proto__', '__proto__,constructor,name,category\nx,y,Coat,Outerwear'],
  [
    'prices',
    'name,category,price,wears\nCoat,Outerwear,1e999,99999999999\nHat,Accessories,-5,NaN\nTie,Accessories,0x10,1.5',
  ],
  [
    'dates',
    'name,category,bought\nCoat,Outerwear,275760-09-13\nHat,Accessories,0000-00-00\nTie,Accessories,٢٠٢٦-١١-٢٣',
  ],
  ['a quote that never ends', `name,category\n"Coat${',Tops\nHat'.repeat(100_000)}`],
  ['only quotes', `name\n${'"'.repeat(2 ** 20)}`],
  ['a cell of 5 MB', `name,category\n${'dress '.repeat(900_000)},Dresses`],
  ['a header of 1 MB', `${'name'.repeat(250_000)},category\nCoat,Tops`],
  ['100,000 columns', `name${',x'.repeat(100_000)}\nCoat`],
  ['100,000 rows', `name\n${'Coat\n'.repeat(100_000)}`],
  ['one byte over the limit', Buffer.alloc(MEGABYTES_20 + 1, 'a,b\n')],
]
const names = ['../../x.csv', '\u0000.csv', 'a\u202evsc.zip', 'x'.repeat(5000)]

/** Invalid or malicious CSV files: each is rejected with an error message, or its pieces are harmless. */
export function tableGroup(url: string): MaliciousGroup {
  return {
    name: 'T tables to import',
    cases: [
      ...files.map(([name, content]) => imported(url, name, content, 'clothes.csv')),
      ...names.map((fileName) => imported(url, fileName.slice(0, 30), 'name,category\nCoat,Tops', fileName)),
    ],
  }
}

function imported(url: string, name: string, content: string | Uint8Array, fileName: string): MaliciousCase {
  return {
    name,
    async attempt() {
      const body = typeof content === 'string' ? Buffer.from(content) : content
      const path = `${IMPORT_ADDRESS}?${new URLSearchParams({ fileName })}`
      const reply = await send(url, { method: 'POST', path, raw: { contentType: IMPORT_TYPE, body } })
      if (!reply) return 'got no response'
      if (reply.status >= 500) return `ended with ${reply.status}`
      if (reply.status >= 400) return null
      const { id } = ArchiveImport.parse(reply.body)
      const checked = await ended(url, id)
      if (checked?.state === 'ready')
        await send(url, { method: 'POST', path: `${IMPORT_ADDRESS}/${id}/start` })
      const done = checked?.state === 'ready' ? await ended(url, id) : checked
      await send(url, { method: 'DELETE', path: `${IMPORT_ADDRESS}/${id}` })
      if (!done) return 'took too long'
      return done.message === apiErrors.internal.message ? 'failed by a fault of ours' : harmIn(url)
    },
  }
}

async function ended(url: string, id: string): Promise<ArchiveImport | null> {
  const until = Date.now() + DEADLINE_MS
  while (Date.now() < until) {
    const reply = await send(url, { method: 'GET', path: `${IMPORT_ADDRESS}/${id}` })
    const job = ArchiveImport.parse(reply?.body)
    if (job.state !== 'working') return job
    await waited(POLL_MS)
  }
  return null
}

// Returns a description of forbidden content in the pieces, or null.
async function harmIn(url: string): Promise<string | null> {
  const reply = await send(url, { method: 'GET', path: '/api/closet-items' })
  if (reply?.status !== 200) return `left a closet that can't be read (${reply?.status})`
  const text = JSON.stringify(reply.body)
  if (/"productUrl":"(?!https?:)/.test(text)) return 'left a link that runs code'
  return /\u202e|\\u0000/.test(text) ? 'left text that hides or turns' : null
}
