/** Name of the query parameter that opens a trip. */
export const TRIP_PARAMETER = 'trip'

/** Its value that opens the form of a new one. */
export const NEW_TRIP = 'new'

/** Address of the trips, optionally with one open or with the form of a new one. */
export function tripAddress(id: string = ''): string {
  return id ? `/trips?${TRIP_PARAMETER}=${id}` : '/trips'
}

/** Name of the query parameter with the pieces for a new trip. */
export const PIECES_PARAMETER = 'pieces'

/** Address of the form for a new trip with these pieces. */
export function newTripAddress(itemIds: readonly string[]): string {
  return `${tripAddress(NEW_TRIP)}&${PIECES_PARAMETER}=${itemIds.join()}`
}
