import type { Garment } from '../garment.ts'

/** Whether a piece is a whole suit, jacket and trousers stored as one piece. */
export function isWholeSuit({ slot, tags }: Garment): boolean {
  return (slot === 'outer' || slot === 'mid') && tags.has('suit jacket') && tags.has('suit bottom')
}
