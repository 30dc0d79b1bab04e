/** Where this device is, as '43.65,-79.38', or a sentence for people that says why nobody knows. */
export type Located = { readonly coordinates: string } | { readonly fault: string }

const LIMITS = { timeout: 10_000, maximumAge: 5 * 60_000, enableHighAccuracy: false }

// About a kilometer: the weather is the same, and the server does not learn the address.
const DECIMALS = 2

/** Asks the browser, and it the user, where this device is. */
export function locateMe(): Promise<Located> {
  // Browsers tell it to secure pages alone; on this computer itself every page is one.
  if (!('geolocation' in navigator) || !window.isSecureContext)
    return Promise.resolve({ fault: "Your location isn't available on this page. Enter it yourself." })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          coordinates: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`,
        }),
      (error) => resolve({ fault: messageOf(error) }),
      LIMITS,
    )
  })
}

function messageOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): string {
  if (code === PERMISSION_DENIED) return "Your browser doesn't share your location. Enter it yourself."
  if (code === TIMEOUT) return 'Finding your location took too long. Try again or enter it yourself.'
  return "Couldn't find your location. Enter it yourself."
}
