import { deviceEndpoints } from '../../contract/user/devices.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { ServeWithCookies } from '../http/serve-with-cookies.ts'
import type { Clock } from '../ports/clock.ts'
import { createPairingCode, listDevices, pairDevice, removeDevice } from './device-store.ts'
import { DEVICE_COOKIE } from './local-network.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

interface Deps {
  readonly db: Database
  readonly clock: Clock
  /** Origin of this server in the local network; null if it listens on this computer only. */
  readonly networkOrigin: string | null
}

/** Registers the endpoints for pairing phones, in personal mode. */
export function deviceRoutes(
  serveWithCookies: ServeWithCookies,
  serve: Serve,
  { db, clock, networkOrigin }: Deps,
): void {
  serve(deviceEndpoints.list, async ({ user }) => ({
    address: networkOrigin,
    devices: await listDevices(db, user),
  }))
  serve(deviceEndpoints.createLink, async ({ user }) => {
    if (networkOrigin === null) throw new AppError('not_on_network')
    const { code, expiresAt } = await createPairingCode(db, user, clock.now())
    return { url: pairingUrl(networkOrigin, code), expiresAt: expiresAt.toISOString() }
  })
  serve(deviceEndpoints.remove, ({ user, params }) => removeDevice(db, user, params.id))
  serveWithCookies(deviceEndpoints.pair, async ({ body, request, reply }) => {
    const name = deviceName(request.headers['user-agent'])
    const { device, token } = await pairDevice(db, { code: body.code, name }, clock.now())
    const cookie = `${DEVICE_COOKIE}=${token}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
    reply.header('set-cookie', cookie)
    return device
  })
}

/** URL that pairs the device that opens it. */
export function pairingUrl(origin: string, code: string): string {
  return `${origin}/pair?${new URLSearchParams({ code })}`
}

const known: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux|CrOS/, 'Linux computer'],
]

/** Derives a device's name from its User-Agent. */
export function deviceName(userAgent: string | undefined): string {
  return known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Device'
}
