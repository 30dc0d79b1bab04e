import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { furnish, Furnished } from './furnish.ts'
import { openArmadio, type GalleryArmadio } from './open-armadio.ts'

const START = '2026-01-01T09:00:00Z'
const FACTS = 'furnished.json'

interface Wishes {
  /** A folder of photos for the closet, if any. */
  readonly photos: string | null
  /** Folder that caches the filled wardrobe, if any. */
  readonly keep: string | null
}

/** Opens a filled wardrobe at `time`. The cache saves removing backgrounds, the slowest step. */
export async function furnishedArmadio(
  time: string,
  { photos, keep }: Wishes,
): Promise<{ armadio: GalleryArmadio; furnished: Furnished }> {
  if (keep && existsSync(join(keep, FACTS))) {
    const furnished = Furnished.parse(JSON.parse(await readFile(join(keep, FACTS), 'utf8')))
    return { armadio: await openArmadio(time, keep), furnished }
  }
  const armadio = await openArmadio(START)
  const furnished = await furnish(armadio, photos)
  armadio.clock.set(time)
  if (!keep) return { armadio, furnished }
  await armadio.stop()
  await mkdir(keep, { recursive: true })
  await cp(armadio.folder, keep, { recursive: true })
  await writeFile(join(keep, FACTS), JSON.stringify(furnished))
  return furnishedArmadio(time, { photos, keep })
}
