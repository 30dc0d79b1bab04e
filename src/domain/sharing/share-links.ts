import type { SharePlatform } from '../../contract/sharing.ts'
import { captionLimits } from './caption-limits.ts'
import { cutAtWord } from './cut-at-word.ts'

/** Content of a pin. Pinterest fetches the picture itself, so its URL must be public. */
interface Pin {
  readonly description: string
  readonly pageUrl: string | null
  readonly pictureUrl: string | null
}

/** Returns the URL of Pinterest's form for a pin. Null parts are left out; the description is truncated. */
export function pinLink({ description, pageUrl, pictureUrl }: Pin): string {
  const parts = {
    url: pageUrl,
    media: pictureUrl,
    description: cutAtWord(description.toWellFormed(), captionLimits.pinterest),
  }
  const query = Object.entries(parts)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
  return `https://www.pinterest.com/pin/create/button/${query && `?${query}`}`
}

/** Returns the URL for posting to a platform. Instagram accepts no parameters: text and picture are pasted there. */
export function platformLink(platform: SharePlatform, pin: Pin): string {
  return platform === 'pinterest' ? pinLink(pin) : 'https://www.instagram.com/'
}
