/** Name of the query parameter that opens a trip. */
export const TRIP_PARAMETER = 'trip'

/** Its value that opens the form of a new one. */
export const NEW_TRIP = 'new'

/** Address of the trips, with one opened or the form of a new one. */
export function tripAddress(id: string = ''): string {
  return id ? `/trips?${TRIP_PARAMETER}=${id}` : '/trips'
}

/** Name of the query parameter with the pieces that a new trip takes along. */
export const PIECES_PARAMETER = 'pieces'

/** Address of the form of a new trip that takes these pieces along. */
export function newTripAddress(itemIds: readonly string[]): string {
  return `${tripAddress(NEW_TRIP)}&${PIECES_PARAMETER}=${itemIds.join()}`
}
