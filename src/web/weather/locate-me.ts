/** Coordinates of this device such as '43.65,-79.38', or an error message. */
export type Located = { readonly coordinates: string } | { readonly errorMessage: string }

const LIMITS = { timeout: 10_000, maximumAge: 5 * 60_000, enableHighAccuracy: false }

// About a kilometer: the weather is the same, and the server does not learn the exact address.
const DECIMALS = 2

/** Asks the browser, which asks the user, for the location of this device. */
export function locateMe(): Promise<Located> {
  // Browsers provide it only to secure pages; localhost is always secure.
  if (!('geolocation' in navigator) || !window.isSecureContext)
    return Promise.resolve({ errorMessage: "Your location isn't available on this page. Enter it yourself." })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          coordinates: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`,
        }),
      (error) => resolve({ errorMessage: messageOf(error) }),
      LIMITS,
    )
  })
}

function messageOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): string {
  if (code === PERMISSION_DENIED) return "Your browser doesn't share your location. Enter it yourself."
  if (code === TIMEOUT) return 'Finding your location took too long. Try again or enter it yourself.'
  return "Couldn't find your location. Enter it yourself."
}
