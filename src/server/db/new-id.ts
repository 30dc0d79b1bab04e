import { v7 } from 'uuid'

/** A new row's id: UUID v7, so that ids made one after the other sort in that order. */
export function newId(): string {
  return v7()
}
