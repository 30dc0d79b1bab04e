/** The database cannot be used as it is. The message is a sentence for the person who started the program. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}
