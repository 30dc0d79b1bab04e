import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { closetSeasons } from '../src/contract/closet/closet.ts'
import { readGarment } from '../src/domain/closet/read-garment.ts'

const Piece = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  category: z.string(),
  color: z.nullish(z.string()),
  brand: z.nullish(z.string()),
  style: z.nullish(z.string()),
  season: z.nullish(z.enum(closetSeasons)),
  description: z.nullish(z.string()),
})

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file with the pieces.')
readAll(readFileSync(file, 'utf8'))

function readAll(text: string): void {
  const replies: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const piece = readPiece(line)
    if (typeof piece === 'string') {
      console.error(`Line ${at + 1} isn't a piece: ${piece}.`)
      process.exitCode = 1
      return
    }
    replies.push(`${JSON.stringify(readingOf(piece))}\n`)
  }
  process.stdout.write(replies.join(''))
}

/** Returns the piece, or the error of the line. */
function readPiece(line: string): z.infer<typeof Piece> | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return "it isn't JSON"
  }
  const reading = Piece.safeParse(value)
  if (reading.success) return reading.data
  const [issue] = reading.error.issues
  return `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not as agreed'}`
}

function readingOf({ id, name, category, color, brand, style, season, description }: z.infer<typeof Piece>) {
  const garment = readGarment({
    name,
    category,
    color: color ?? '',
    brand: brand ?? null,
    style: style ?? null,
    season: season ?? null,
    description: description ?? null,
  })
  return { id, ...garment, tags: [...garment.tags], bares: [...garment.bares] }
}
