import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Writes a ZIP entry by entry; never more than one entry's chunk is in memory. */
export interface ArchiveWriter {
  /** Adds a compressed file of text. */
  addText(name: string, chunks: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file as it is: pictures are compressed already. */
  addBytes(name: string, bytes: Uint8Array): Promise<void>
  /** Resolves once everything is in the output. */
  end(): Promise<void>
}

/** A writer into a stream; `at` is the time of every entry. Aborting the signal rejects what is pending. */
export function createArchiveWriter(output: Writable, at: Date, signal?: AbortSignal): ArchiveWriter {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, output, signal ? { signal } : {})
  // Read again by `end`; a failure before that also ends the entry that is being written.
  const failed = once(zip, 'error', signal ? { signal } : {}).then(([error]) => Promise.reject(error))
  written.catch(() => undefined)
  failed.catch(() => undefined)

  const add = async (name: string, content: Readable, options: { compress: boolean; size?: number }) => {
    // yazl keeps this function until the end; it must not keep the content.
    let pending: Readable | null = content
    zip.addReadStreamLazy(name, { ...options, mtime: at, mode: 0o100600 }, (give) => {
      if (pending) give(null, pending)
      pending = null
    })
    const ended = written.then(() => Promise.reject(new Error('the archive has ended')))
    await Promise.race([finished(content), ended, failed])
  }
  return {
    addText: (name, chunks) => add(name, Readable.from(chunks, { objectMode: false }), { compress: true }),
    addBytes: (name, bytes) =>
      add(name, Readable.from([bytes], { objectMode: false }), { compress: false, size: bytes.length }),
    async end() {
      zip.end()
      await Promise.race([written, failed])
    },
  }
}
