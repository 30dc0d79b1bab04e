/** The database is unusable. The message is a sentence for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}
