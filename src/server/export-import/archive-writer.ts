import { once } from 'node:events'
import { addAbortSignal, Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Writes a ZIP entry by entry, with at most one chunk of one entry in memory. */
export interface ArchiveWriter {
  /** Adds a text file, compressed. */
  addText(name: string, chunks: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file uncompressed, such as a picture, which is compressed already. */
  addBytes(name: string, bytes: Uint8Array): Promise<void>
  /** Resolves once the whole ZIP is written to the output. */
  end(): Promise<void>
}

/** Creates a writer into a stream. `at` is the time of every entry. Aborting the signal rejects pending writes. */
export function createArchiveWriter(output: Writable, at: Date, signal?: AbortSignal): ArchiveWriter {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, output, signal ? { signal } : {})
  const failed = once(zip, 'error', signal ? { signal } : {}).then(([error]) => Promise.reject(error))
  const ended = Promise.race([written, failed])
  // One signal for all entries: thousands of separate listeners would all be rejected in one tick.
  const ending = new AbortController()
  ended.then(
    () => ending.abort(new Error('the archive has ended')),
    (error: unknown) => ending.abort(error),
  )

  const add = async (name: string, content: Readable, options: { compress: boolean; size?: number }) => {
    // yazl keeps this function until the end; it must not keep the content.
    let pending: Readable | null = content
    zip.addReadStreamLazy(name, { ...options, mtime: at, mode: 0o100600 }, (give) => {
      if (pending) give(null, pending)
      pending = null
    })
    try {
      await finished(addAbortSignal(ending.signal, content))
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : error
    }
  }
  return {
    addText: (name, chunks) => add(name, Readable.from(chunks, { objectMode: false }), { compress: true }),
    addBytes: (name, bytes) =>
      add(name, Readable.from([bytes], { objectMode: false }), { compress: false, size: bytes.length }),
    async end() {
      zip.end()
      await ended
    },
  }
}
