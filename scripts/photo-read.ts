import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { colorsInWords, photoName } from '../src/domain/words/pieces/photo-name.ts'
import { AppError } from '../src/server/http/app-error.ts'
import { decodePhoto } from '../src/server/images/prepare-photo.ts'
import { smallPhoto } from '../src/server/segmentation/create-photo-reader.ts'
import { lookAtPhoto } from '../src/server/segmentation/look-at-photo.ts'

const [folder = '.', ...files] = process.argv.slice(2)
for (const file of files) console.log(JSON.stringify(await readingOf(file)))

// Same code as for an upload, but in this thread.
async function readingOf(file: string): Promise<object> {
  try {
    const path = resolve(folder, file)
    const photo = await decodePhoto({ path, byteSize: (await stat(path)).size })
    const { garment, colors, pattern } = lookAtPhoto(await smallPhoto(sharp(photo.data, { raw: photo })))
    const names = colors.map(({ name }) => name)
    const name = photoName({ garment, pattern, color: names[0] ?? null })
    return { file, ...garment, color: colorsInWords(names), colors: names, pattern, name }
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof Error && 'syscall' in error)) throw error
    process.exitCode = 1
    return { file, error: error.message }
  }
}
