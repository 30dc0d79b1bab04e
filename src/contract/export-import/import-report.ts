import * as z from 'zod/mini'
import { importProblems } from './import-problems.ts'

/** A row that can't be added, or a photo with a problem. */
export const ImportNote = z.object({
  /** Name of the data file, such as 'pieces', or of the CSV. */
  file: z.string(),
  /** 1 for the first line of the file; 0 if the note is not about a line. */
  line: z.int(),
  name: z.nullable(z.string()),
  problem: z.enum(importProblems),
  /** The columns of invalid values; for a CSV each with its unreadable value. */
  columns: z.array(z.string()),
})
export type ImportNote = z.infer<typeof ImportNote>

/** The result of an import, or a preview of it. */
export const ImportReport = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      added: z.int(),
      /** Rows that exist already, unchanged. */
      already: z.int(),
      /** The part of `already` that is in 'Recently deleted'. */
      deleted: z.int(),
      /** Rows not added; see the notes. */
      failed: z.int(),
    }),
  ),
  notes: z.array(ImportNote),
  /** Number of notes omitted from `notes`. */
  moreNotes: z.int(),
  /** Files of the ZIP that Armadio doesn't know. */
  unknownFiles: z.array(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>
