import { randomBytes } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'

const PROBE_BYTES = 1024 * 1024

/**
 * The system's error where a file can't grow, such as EDQUOT for a quota or EFBIG for a limit on the size of files;
 * null if it can. SQLite reports both as a failed write, without the cause.
 */
export async function whyWriteFailed(file: string): Promise<Error | null> {
  const probe = `${file}-probe-${randomBytes(6).toString('hex')}`
  try {
    const sizes = await Promise.all([file, `${file}-wal`].map(sizeOf))
    await using handle = await open(probe, 'wx')
    await handle.write(Buffer.alloc(PROBE_BYTES), 0, PROBE_BYTES, Math.max(...sizes))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
