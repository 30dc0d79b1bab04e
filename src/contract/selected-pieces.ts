import * as z from 'zod/mini'
import { Id } from './fields.ts'

const MOST_PIECES = 2000

/** The pieces that a request about several of them names. */
export const closetSelection = z
  .array(Id, 'Choose the pieces.')
  .check(
    z.minLength(1, 'Choose at least one piece.'),
    z.maxLength(MOST_PIECES, `Choose up to ${MOST_PIECES} pieces.`),
  )
