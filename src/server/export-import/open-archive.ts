import { stat } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { AppError } from '../http/app-error.ts'

/** A ZIP that passed the checks of its directory. Its file names are never used as paths on disk. */
export interface OpenedArchive {
  /** Names of its files, in the order of the ZIP. */
  readonly names: readonly string[]
  /** Uncompressed size of a file in bytes; null if there is none. */
  sizeOf(name: string): number | null
  /** Streams an existing file. The stream fails if the file is damaged or longer than stated. */
  read(name: string): Promise<Readable>
  /** Reads a file into memory; null if it is missing, damaged or larger than `maxBytes`. */
  readWhole(name: string, maxBytes: number): Promise<Buffer | null>
  close(): void
}

// Enough for a closet of 20,000 pieces with all sizes of photos and cut-outs.
const MAX_ENTRIES = 200_000
const MAX_TOTAL_BYTES = 50 * 1024 ** 3
// JSON of closets compresses 5 to 20 times (measured), text of one letter 1,000 times.
const MAX_RATIO = 100
const RATIO_FROM_BYTES = 1024 * 1024

const SYMBOLIC_LINK = 0o120000
const FILE_TYPE = 0o170000

/**
 * Opens a ZIP file and checks its directory: names, sizes, compression ratios, links and encryption.
 * @throws AppError archive_unreadable, archive_encrypted, archive_unsafe
 */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw new AppError('archive_unreadable', { cause: error })
  })
  // An error event without a listener would end the process. Failing reads report the error.
  zip.on('error', () => undefined)
  try {
    return opened(zip, await checkedEntries(zip, (await stat(path)).size))
  } catch (error) {
    zip.close()
    if (error instanceof AppError) throw error
    // yauzl rejects names such as '../x', '/x' and 'C:\x' while it reads the directory.
    const isName = error instanceof Error && /path|file ?name|characters/i.test(error.message)
    throw new AppError(isName ? 'archive_unsafe' : 'archive_unreadable', { cause: error })
  }
}

async function checkedEntries(zip: ZipFile, fileSize: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new AppError('archive_unsafe')
  const entries = new Map<string, Entry>()
  let packed = 0
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new AppError('archive_encrypted')
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Entries that share bytes add up to more than the file's size.
    if (packed > fileSize || unpacked > MAX_TOTAL_BYTES) throw new AppError('archive_unsafe')
    if (isBomb(entry) || isLink(entry) || entries.has(entry.fileName)) throw new AppError('archive_unsafe')
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    if (entries.size > MAX_ENTRIES) throw new AppError('archive_unsafe')
  }
  return entries
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO
}

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK
}

// Verifies the CRC-32 of an entry, which yauzl doesn't.
function checked(expected: number): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(sum === expected ? null : new Error('the checksum of the file is wrong'))
    },
  })
}

function opened(zip: ZipFile, entries: ReadonlyMap<string, Entry>): OpenedArchive {
  const read = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`the archive has no ${name}`)
    const content = await zip.openReadStreamPromise(entry)
    return content.compose(checked(entry.crc32))
  }
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? null,
    read,
    async readWhole(name, maxBytes) {
      const size = entries.get(name)?.uncompressedSize
      if (size === undefined || size > maxBytes) return null
      return read(name)
        .then(buffer)
        .catch(() => null)
    },
    close: () => zip.close(),
  }
}
