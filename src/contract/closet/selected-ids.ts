import * as z from 'zod/mini'
import { Id } from '../fields.ts'

const MAX_PIECES = 2000

/** Ids of the pieces in a bulk request. */
export const selectedIds = z
  .array(Id, 'Choose the pieces.')
  .check(
    z.minLength(1, 'Choose at least one piece.'),
    z.maxLength(MAX_PIECES, `Choose up to ${MAX_PIECES} pieces.`),
  )
