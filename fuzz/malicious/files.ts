import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { send } from '../../torture/kit/send.ts'
import type { MaliciousCase, MaliciousGroup } from './group.ts'

const names = [
  '../../etc/passwd',
  '..%2f..%2fa.jpg',
  'C:\\x.jpg',
  'a.php',
  '.htaccess',
  'CON',
  'a\u202egpj.exe',
  'x'.repeat(5000),
]
const paths = ['/api/closet-photos', '/api/closet-items', '/api/user/picture']
const addresses = [
  '/images/../../.env',
  '/images/%2e%2e%2f%2e%2e%2f.env',
  '/images/..%5c..%5c.env',
  '/images/00000000000000000000000000000000/60.webp',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
]

/** Files that are not photos, and file names that are paths. */
export async function fileGroup(url: string): Promise<MaliciousGroup> {
  const photo = await jpeg()
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['0 bytes', new Uint8Array()],
    ['1 byte', new Uint8Array([0xff])],
    [
      'SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      ),
    ],
    [
      'SVG with entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
    ['HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['PHP', Buffer.from('<?php system($_GET[0]);')],
    ['EXE', Buffer.from('MZ\u0090\u0000\u0003')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['ZIP', Buffer.from('PK\u0003\u0004')],
    ['gzip', gzipSync('a'.repeat(10_000))],
    ['GIF header and script', Buffer.from('GIF89a/*<script>*/=1')],
    ['PNG of 256 megapixels', hugePng(16_000, 16_000)],
    ['PNG of 1 by 49,999,999', hugePng(1, 49_999_999)],
    ['PNG of 2^31 by 2^31', hugePng(2 ** 31 - 1, 2 ** 31 - 1)],
    ...[0.1, 0.5, 0.9].map(
      (share) => [`${share * 100} % of a JPEG`, photo.subarray(0, Math.floor(photo.length * share))] as const,
    ),
    ['one byte over the limit', Buffer.concat([photo, Buffer.alloc(20 * 2 ** 20)])],
  ]
  const png = await sharp(photo).png().toBuffer()
  return {
    name: 'F files and file names',
    cases: [
      ...paths.flatMap((path) =>
        files.map(([name, bytes]) => upload(url, `${name} to ${path}`, path, bytes, 'a.jpg', false)),
      ),
      ...paths.flatMap((path) =>
        names.map((fileName) =>
          upload(url, `${fileName.slice(0, 30)} to ${path}`, path, png, fileName, true),
        ),
      ),
      ...addresses.map((path): MaliciousCase => ({
        name: path,
        async attempt() {
          const reply = await send(url, { method: 'GET', path })
          const isPage = reply?.headers.get('content-type')?.startsWith('text/html')
          return reply && (reply.status >= 400 || isPage) ? null : `ended with ${reply?.status}`
        },
      })),
    ],
  }
}

function upload(
  url: string,
  name: string,
  path: string,
  photo: Uint8Array,
  fileName: string,
  isPhoto: boolean,
): MaliciousCase {
  return {
    name,
    async attempt() {
      const fields = { name: 'X', category: 'Tops', color: 'Red' }
      const reply = await send(url, {
        method: 'POST',
        path,
        fields: path.endsWith('items') ? fields : {},
        photo,
        fileName,
      })
      if (!reply) return 'got no response'
      if (reply.status >= 500) return `ended with ${reply.status}`
      return isPhoto || reply.status >= 400 ? null : `was taken with ${reply.status}`
    },
  }
}

// A PNG header with this size and without pixels.
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, named, Buffer.alloc(4)])
}
