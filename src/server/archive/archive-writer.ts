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
  const failed = once(zip, 'error', signal ? { signal } : {}).then(([error]) => Promise.reject(error))
  const ended = Promise.race([written, failed])
  // One handler for all entries: thousands waiting for the same end would all run in one step.
  let interrupted: { readonly reason: unknown } | null = null
  let interrupt: (() => void) | null = null
  const onEnd = (reason: unknown) => {
    interrupted = { reason }
    interrupt?.()
  }
  ended.then(() => onEnd(new Error('the archive has ended')), onEnd)

  const untilRead = (content: Readable) =>
    new Promise<void>((resolve, reject) => {
      interrupt = () => {
        content.destroy()
        reject(interrupted?.reason)
      }
      if (interrupted) interrupt()
      finished(content).then(resolve, reject)
    })

  const add = async (name: string, content: Readable, options: { compress: boolean; size?: number }) => {
    // yazl keeps this function until the end; it must not keep the content.
    let pending: Readable | null = content
    zip.addReadStreamLazy(name, { ...options, mtime: at, mode: 0o100600 }, (give) => {
      if (pending) give(null, pending)
      pending = null
    })
    await untilRead(content)
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
