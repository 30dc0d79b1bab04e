import { isIP } from 'node:net'
import { OutsideError } from '../outside-error.ts'
import type { OutsideRules } from '../outside-fetch.ts'
import { isPublicAddress } from './public-address.ts'

// Browsers accept longer ones; shops do not need them.
const URL_MAX_LENGTH = 4096
const NAME_MAX_LENGTH = 253

// Empty means the scheme's default.
const ports = new Set(['', '80', '443'])

// At least two labels, the last one alphabetic; a trailing dot would be a second spelling of the same name.
const publicName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

// RFC 6761, 6762, 7686, 8375 and 9476, ICANN's .internal, and common names in home and office networks.
const insideSuffix =
  /\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|test|invalid|onion|alt)$/

const encodedControl = /%(?:[01][0-9a-f]|7f)/i

/**
 * Parses an untrusted address. Use the returned URL, never the text: it is the one that was checked.
 * The addresses of its host must still be resolved and checked.
 * @throws OutsideError not-allowed
 */
export function parseOutsideUrl(text: string, rules: OutsideRules = { allowPrivate: false }): URL {
  const url = text.length <= URL_MAX_LENGTH ? URL.parse(text) : null
  if (!url || url.href.length > URL_MAX_LENGTH || !isOutsideUrl(url, rules))
    throw new OutsideError('not-allowed')
  return url
}

/** The host of a URL for a resolver or socket: an IPv6 address without brackets. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

function isOutsideUrl(url: URL, { allowPrivate }: OutsideRules): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username || url.password) return false
  if (encodedControl.test(url.pathname + url.search)) return false
  if (!allowPrivate && !ports.has(url.port)) return false
  const host = bareHost(url)
  if (isIP(host) !== 0) return allowPrivate || isPublicAddress(host)
  return host.length <= NAME_MAX_LENGTH && publicName.test(host) && !insideSuffix.test(host)
}
