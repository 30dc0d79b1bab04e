/** What time it is. The only source of "now" on the server. */
export interface Clock {
  now(): Date
}
