import { closetCategories } from '../../contract/closet/closet.ts'
import { drawingAddress } from './drawings/drawing-address.ts'
import { pieceDrawing } from './drawings/piece-drawing.ts'

const PICTURE = /^\/images\/([0-9a-f]{32})\/(\d{1,5})\.webp$/

/**
 * Copies a stored value and replaces each address of a lost picture by a drawing of the piece that the same object
 * describes, or of a plain tee. Removes such addresses from lists.
 */
export function withoutLostPictures(value: unknown, isLost: (key: string) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((each) => !isLostAddress(each, isLost))
      .map((each) => withoutLostPictures(each, isLost))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isLostAddress(each, isLost) ? drawingOf(value) : withoutLostPictures(each, isLost),
    ]),
  )
}

/** Keys of all pictures whose address occurs in a stored value. */
export function pictureKeysIn(value: unknown): string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(/\/images\/([0-9a-f]{32})\//g)].flatMap(
    ([, key]) => key ?? [],
  )
}

function isLostAddress(value: unknown, isLost: (key: string) => boolean): boolean {
  const key = typeof value === 'string' ? PICTURE.exec(value)?.[1] : undefined
  return key !== undefined && isLost(key)
}

/** Address of a drawing of the piece that an object with fields of a closet item describes. */
export function drawingOf(described: object): string {
  const field = (name: string) => {
    const value: unknown = Reflect.get(described, name)
    return typeof value === 'string' ? value : ''
  }
  const category = closetCategories.find((each) => each === field('category'))
  const name = field('name') || field('title')
  const color = field('color')
  return category ? pieceDrawing({ name, category, color }) : drawingAddress('tee', color)
}
