import { OutsideError } from '../outside-error.ts'
import type { OutsideRules } from '../outside-fetch.ts'
import { parseOutsideUrl } from './parse-outside-url.ts'

const redirects = new Set([301, 302, 303, 307, 308])

const guardedName = /^(?:accounts?|auth|captcha|log-?in|sign-?in|sso)\./
const guardedStep =
  /^(?:access-?denied|auth-?wall|blocked|captcha|challenge|log-?[io]n|sign-?in|validate-?captcha)(?:\.\w+)?$/i

/**
 * The checked redirect target of a response without its fragment, or null.
 * A request that started over TLS is never redirected to plain HTTP.
 * @throws OutsideError not-allowed, refused-by-site (to a login or a captcha), unreachable
 */
export function redirectTarget(
  status: number,
  location: string | readonly string[] | undefined,
  from: URL,
  { first, ...rules }: OutsideRules & { readonly first: URL },
): URL | null {
  if (!redirects.has(status)) return null
  if (typeof location !== 'string') throw new OutsideError('unreachable')
  const target = parseOutsideUrl(URL.parse(location, from)?.href ?? '', rules)
  if (first.protocol === 'https:' && target.protocol === 'http:') throw new OutsideError('not-allowed')
  if (isBehindGuard(target) && !isBehindGuard(first)) throw new OutsideError('refused-by-site')
  target.hash = ''
  return target
}

function isBehindGuard({ hostname, pathname }: URL): boolean {
  return guardedName.test(hostname) || pathname.split('/').some((step) => guardedStep.test(step))
}
