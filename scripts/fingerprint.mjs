import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/**
 * Returns a hash of the names and contents of files and folders; missing ones count as empty. It ignores modification
 * times, which a fresh clone or another branch changes.
 * @param {string[]} paths
 * @param {(path: string) => boolean} counts
 */
export function fingerprintOf(paths, counts) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).filter(counts)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(repository, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesUnder(/** @type {string} */ path) {
  const entry = statSync(join(repository, path), { throwIfNoEntry: false })
  if (!entry) return []
  if (!entry.isDirectory()) return [path]
  return readdirSync(join(repository, path))
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
