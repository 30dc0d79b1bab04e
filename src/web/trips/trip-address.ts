/** Name of the query parameter that opens a trip. */
export const TRIP_PARAMETER = 'trip'

/** Its value that opens the form of a new one. */
export const NEW_TRIP = 'new'

/** Address of the trips, with one opened or the form of a new one. */
export function tripAddress(id: string = ''): string {
  return id ? `/trips?${TRIP_PARAMETER}=${id}` : '/trips'
}
