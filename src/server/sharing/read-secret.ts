import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32
const WRITTEN = /^[0-9a-f]{64}\n?$/

/** Thrown for an unusable secret. `message` is for the operator. */
export class SecretDamaged extends Error {
  override readonly name = 'SecretDamaged'
}

/**
 * Reads the 32 bytes in `<dataFolder>/secret`, created at the first start, readable by the owner only. The tokens of
 * share pages are derived from it.
 * @throws SecretDamaged
 */
export async function readSecret(dataFolder: string): Promise<Buffer> {
  const path = join(dataFolder, 'secret')
  const written = (await readText(path)) ?? (await makeSecret(dataFolder, path))
  if (!WRITTEN.test(written))
    throw new SecretDamaged(
      `The file ${path} is damaged. Restore it from a backup, or delete it to create a new one. Shared pages ` +
        'stay open, but Armadio can no longer show you their links.',
    )
  return Buffer.from(written.trim(), 'hex')
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isOf(error, 'ENOENT')) return null
    throw error
  }
}

// Writes a temporary file and links it, so a crash leaves no partial secret, and of two processes that start together,
// one creates the secret and both read it.
async function makeSecret(folder: string, path: string): Promise<string> {
  const unfinished = join(folder, `secret-${randomBytes(8).toString('hex')}`)
  try {
    await writeDurably(unfinished, `${randomBytes(SECRET_BYTES).toString('hex')}\n`)
    // File systems without hard links use a rename.
    await link(unfinished, path).catch((error: unknown) =>
      isOf(error, 'EEXIST') ? undefined : rename(unfinished, path),
    )
    await syncFolder(folder)
  } finally {
    await rm(unfinished, { force: true })
  }
  return readFile(path, 'utf8')
}

async function writeDurably(path: string, text: string): Promise<void> {
  await using handle = await open(path, 'wx', 0o600)
  await handle.writeFile(text)
  await handle.sync()
}

async function syncFolder(path: string): Promise<void> {
  // Windows can't open a folder.
  if (process.platform === 'win32') return
  await using handle = await open(path, 'r')
  await handle.sync()
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
