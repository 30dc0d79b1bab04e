/** Why a row or a picture of an import can't be added. */
export const importProblems = [
  /** The line isn't a JSON object, or is longer than a line may be. */
  'not readable',
  /** Columns are missing, unknown, or have a value that Armadio can't store. */
  'invalid value',
  'duplicate',
  /** A row with this id belongs to another user. */
  'of another user',
  /** It refers to a row that is neither in the file nor in the database. */
  'reference missing',
  /** It conflicts with a stored row, such as a second listing of a piece. */
  'conflict',
  'photo missing',
  'photo unreadable',
  /** The photo was changed after the export, so it was processed like a new upload. */
  'photo converted',
  /** Of a CSV: a piece needs a name. */
  'name missing',
  'category unclear',
  /** Of a CSV: the row has more values than there are columns. */
  'too many values',
  /** Of a CSV: a quote is not closed, or is at an invalid position. */
  'quote unclear',
  /** Of a CSV: the row is a wish, not an owned piece. */
  'not owned',
  /** Of a CSV: the piece is added without the values in `columns`. */
  'value not read',
  /** Of a CSV: the texts in `columns` were longer than allowed. */
  'value shortened',
] as const
export type ImportProblem = (typeof importProblems)[number]
