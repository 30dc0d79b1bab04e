import { PHOTO_MAX_BYTES } from '../../contract/photo-limits.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { adoptRow } from './adopt-row.ts'
import type { Manifest } from './archive-format.ts'
import { picturesTable } from './tables/archived-tables.ts'
import { pictureStates } from './import-pictures.ts'
import type { OpenedArchive } from './open-archive.ts'
import { batches, missingWidths, type ReportBuilder } from './read-archive.ts'
import { noteOf } from './read-archived-rows.ts'

interface SortedPictures {
  readonly fresh: readonly {
    readonly line: number
    readonly picture: ReturnType<typeof pictureOf>
    readonly adopted: ImageKey
  }[]
  readonly here: readonly { readonly adopted: ImageKey; readonly widths: number }[]
}

function pictureOf(row: object) {
  return picturesTable.columns.parse(row)
}

/**
 * Yields the pictures of an archive in batches, those to add and those that exist already. Reports duplicates, pictures
 * of another user and pictures with missing files.
 */
export async function* newAndExistingPictures(
  db: Database,
  user: User,
  archive: OpenedArchive,
  manifest: Manifest,
  report: ReportBuilder,
): AsyncGenerator<SortedPictures> {
  const seen = new Set<ImageKey>()
  for await (const read of batches(archive, picturesTable, report)) {
    const pictures = read.map(({ line, row }) => ({
      line,
      picture: pictureOf(row),
      adopted: pictureOf(adoptRow(row, user, manifest.owner)).key,
    }))
    const here = await pictureStates(
      db,
      user,
      pictures.map(({ adopted }) => adopted),
    )
    const sorted = {
      fresh: [] as SortedPictures['fresh'][number][],
      here: [] as SortedPictures['here'][number][],
    }
    for (const each of pictures) {
      const { line, picture, adopted } = each
      const problem = seen.has(adopted)
        ? 'duplicate'
        : here(adopted) === 'of another user'
          ? 'of another user'
          : here(adopted) !== 'stored' && missingWidths(archive, picture, PHOTO_MAX_BYTES).length > 0
            ? 'photo missing'
            : null
      seen.add(adopted)
      if (problem !== null) {
        report.note([noteOf(picturesTable, line, problem)])
        report.count(picturesTable.file, { failed: 1 })
      } else if (here(adopted) === 'stored') {
        sorted.here.push({ adopted, widths: picture.widths.length })
        report.count(picturesTable.file, { already: 1 })
      } else sorted.fresh.push(each)
    }
    yield sorted
  }
}
