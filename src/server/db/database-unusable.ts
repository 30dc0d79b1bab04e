/** Thrown when the database can't be used. The message is for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}
