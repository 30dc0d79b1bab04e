import * as z from 'zod/mini'

/** Why a row or a picture of an import can't be added. */
export const importProblems = [
  /** The line isn't a JSON object, or is longer than a line may be. */
  'not readable',
  /** Columns are missing, unknown, or have a value that Armadio can't store. */
  'invalid value',
  'duplicate',
  /** A row with this id belongs to another user. */
  'of another user',
  /** It belongs to a row that is neither in the file nor here. */
  'reference missing',
  /** It contradicts a row that is here, such as a second listing of a piece. */
  'conflict',
  'photo missing',
  'photo unreadable',
  /** The photo was changed after the export; it was read and stored as a new upload would be. */
  'photo converted',
  /** Of a CSV: the row isn't a piece without it. */
  'name missing',
  'category unclear',
  /** Of a CSV: the row has more values than there are columns. */
  'too many values',
  /** Of a CSV: a quote that isn't closed, or stands where none can be. */
  'quote unclear',
  /** Of a CSV: something wanted, not owned. */
  'not owned',
  /** Of a CSV: the piece is added without some values; `columns` has them. */
  'value not read',
  /** Of a CSV: texts that are longer than they can be; `columns` has them. */
  'value shortened',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** A row that can't be added, or a photo with a problem. */
export const ImportNote = z.object({
  /** Name of the data file, such as 'pieces', or of the CSV. */
  file: z.string(),
  /** 1 for the first line of the file; 0 if the note is about no line. */
  line: z.int(),
  name: z.nullable(z.string()),
  problem: z.enum(importProblems),
  /** The columns of invalid values; of a CSV with the value that was not read. */
  columns: z.array(z.string()),
})
export type ImportNote = z.infer<typeof ImportNote>

/** What an import did, or would do. */
export const ImportReport = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      added: z.int(),
      /** Already here, unchanged. */
      already: z.int(),
      /** Of those, the ones in 'Recently deleted'. */
      deleted: z.int(),
      /** Not added; see the notes. */
      failed: z.int(),
    }),
  ),
  notes: z.array(ImportNote),
  /** Notes beyond those listed. */
  moreNotes: z.int(),
  /** Files of the ZIP that Armadio doesn't know. */
  unknownFiles: z.array(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>
