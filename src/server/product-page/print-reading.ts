import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sniffEncoding from 'html-encoding-sniffer'
import { createProductReader } from './create-product-reader.ts'

// The command has two seconds in total, including its start.
const TIMEOUT_MS = 1_200

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true })
const [file = ''] = positionals
const bytes = readFileSync(file)
const encoding = sniffEncoding(bytes, { defaultEncoding: 'UTF-8' })
// The Encoding Standard's name for encodings in which markup can hide; as UTF-8 they yield meaningless text.
const html = new TextDecoder(encoding === 'replacement' ? 'UTF-8' : encoding).decode(bytes)
const reader = createProductReader({ timeoutMs: TIMEOUT_MS })
const reading = await reader.read({ html, url: new URL(values.url ?? '') })
await reader.close()
const printed = reading.product ? { ...reading, imageUrl: reading.imageUrls[0] ?? null } : reading
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)
