import type { Garment } from './garment.ts'

/** Whether a garment is a suit that is kept as one piece: jacket and trousers. */
export function isWholeSuit({ slot, tags }: Garment): boolean {
  return (slot === 'outer' || slot === 'mid') && tags.has('suit jacket') && tags.has('suit bottom')
}
