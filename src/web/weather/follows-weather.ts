/** The `meta` of a query whose answer is for the weather: it is asked for again once the place or the unit changes. */
export const followsWeather = { followsWeather: true } as const
