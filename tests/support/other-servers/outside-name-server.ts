import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

const TYPES = { A: 1, CNAME: 5, AAAA: 28 } as const
const SERVFAIL = 2
const NXDOMAIN = 3
// Compression pointer to the name in the question, which follows the header of 12 bytes.
const NAME_OF_QUESTION = Buffer.from([0xc0, 12])

/** The server's response for one name. */
interface NameEntry {
  readonly A?: string
  /** 16 bytes. */
  readonly AAAA?: Uint8Array
  /** Target of an alias. */
  readonly CNAME?: string
  readonly fails?: 'servfail' | 'never answers'
}

interface NameServer {
  /** In the format of `nameResolver`. */
  readonly address: string
  close(): Promise<void>
}

/** Starts a local name server; names without an entry do not exist. */
export async function openNameServer(entries: Readonly<Record<string, NameEntry>>): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (question, from: RemoteInfo) => {
    const entry = entries[nameIn(question)]
    if (entry?.fails === 'never answers') return
    socket.send(answerTo(question, entry), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = 12; question[at]; at += 1 + (question[at] ?? 0))
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
  return labels.join('.').toLowerCase()
}

function answerTo(question: Buffer, entry: NameEntry | undefined): Buffer {
  const endOfQuestion = question.indexOf(0, 12) + 5
  const type = question.readUInt16BE(endOfQuestion - 4)
  const records = entry ? recordsFor(entry, type) : []
  const header = Buffer.from(question.subarray(0, 12))
  const code = entry ? (entry.fails === 'servfail' ? SERVFAIL : 0) : NXDOMAIN
  // Flags of a recursive response.
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(records.length, 6)
  // No authority and no additional records.
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, question.subarray(12, endOfQuestion), ...records])
}

function recordsFor({ A, AAAA, CNAME }: NameEntry, type: number): Buffer[] {
  const owner = CNAME === undefined ? NAME_OF_QUESTION : encodeName(CNAME)
  const alias = CNAME === undefined ? [] : [record(NAME_OF_QUESTION, TYPES.CNAME, owner)]
  if (type === TYPES.A && A !== undefined)
    return [...alias, record(owner, type, Uint8Array.from(A.split('.').map(Number)))]
  if (type === TYPES.AAAA && AAAA) return [...alias, record(owner, type, AAAA)]
  return alias
}

function record(owner: Buffer, type: number, value: Uint8Array): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(value.length, 8)
  return Buffer.concat([owner, fixed, value])
}

function encodeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}
