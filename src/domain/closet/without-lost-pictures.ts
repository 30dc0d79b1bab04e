import { closetCategories } from '../../contract/closet.ts'
import { drawingAddress, pieceDrawing } from './drawing-address.ts'

const PICTURE = /^\/images\/([0-9a-f]{32})\/(\d{1,5})\.webp$/

/**
 * A copy of a stored value in which every address of a lost picture is that of a drawing: of the piece that the same
 * object describes, else of a plain one. In a list of addresses it is left out.
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

/** The keys of all pictures that a stored value has the address of. */
export function pictureKeysIn(value: unknown): string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(/\/images\/([0-9a-f]{32})\//g)].flatMap(
    ([, key]) => key ?? [],
  )
}

function isLostAddress(value: unknown, isLost: (key: string) => boolean): boolean {
  const key = typeof value === 'string' ? PICTURE.exec(value)?.[1] : undefined
  return key !== undefined && isLost(key)
}

/** A drawing of the piece that an object describes with the fields of a closet item. */
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
