import { v7 } from 'uuid'

/** The id of a new row: UUID v7, so that ids sort by creation. */
export function newId(): string {
  return v7()
}
