import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../../ports/clock.ts'

// Leftovers of another computer's process, which cannot be checked from here.
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/** Creates a folder for the uploads of this process. Removes the folders that ended processes left. */
export async function openUploadFolder(dataFolder: string, clock: Clock): Promise<string> {
  const uploads = join(dataFolder, 'uploads')
  await mkdir(uploads, { recursive: true })
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name)
    const { mtimeMs } = await stat(path)
    const isOld = mtimeMs < clock.now().getTime() - ABANDONED_AFTER_MS
    if (isOld || isOfEndedProcess(name)) await rm(path, { recursive: true, force: true })
  }
  return mkdtemp(join(uploads, `${ownPrefix()}${process.pid}-`))
}

function ownPrefix(): string {
  return `of-${hostname().replaceAll(/[^\w.]/g, '_')}-`
}

function isOfEndedProcess(name: string): boolean {
  if (!name.startsWith(ownPrefix())) return false
  const pid = Number(/^\d+(?=-)/.exec(name.slice(ownPrefix().length))?.[0])
  // In a container every process may have the same number; the folder of this one does not exist yet.
  return Number.isSafeInteger(pid) && (pid === process.pid || !isRunning(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
