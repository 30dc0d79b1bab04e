import { networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User, IdentifyUser } from '../http/user-of-request.ts'
import { userOfToken } from './device-store.ts'

/** The cookie of a paired device. */
export const DEVICE_COOKIE = 'armadio-device'

const COOKIE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`)

/**
 * Identifies the user of personal mode on the local network: requests from this computer belong to the user, requests
 * from other devices need the cookie of a paired one.
 */
export function localNetworkUser(db: Database, user: User): IdentifyUser {
  return async (request) => {
    if (isOfThisComputer(request)) return user
    const token = COOKIE.exec(request.headers.cookie ?? '')?.[1]
    const known = token === undefined ? null : await userOfToken(db, token)
    if (!known) throw new AppError('not_paired')
    return known
  }
}

// A proxy on this computer forwards requests of other devices.
function isOfThisComputer({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const isLoopback = address === '::1' || address.startsWith('127.')
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

/** Address of this computer in its local network, such as '192.168.1.5'; null without a network. */
export function localNetworkAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return addresses.find((address) => isPrivate(address)) ?? addresses[0] ?? null
}

function isPrivate(address: string): boolean {
  return /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)
}
