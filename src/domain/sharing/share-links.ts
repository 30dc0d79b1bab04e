import type { SharePlatform } from '../../contract/sharing.ts'
import { captionLimits } from './caption.ts'
import { cutAtWord } from './cut-at-word.ts'

/** What a pin is made of. Pinterest fetches the picture itself, so it needs an address that anyone can open. */
interface Pin {
  readonly description: string
  readonly pageUrl: string | null
  readonly pictureUrl: string | null
}

/** Address that opens Pinterest with a pin to be saved. What is null is left out; the description is cut to fit. */
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

/** Where a platform takes a post. Instagram takes nothing from a link: text and picture are pasted there. */
export function platformLink(platform: SharePlatform, pin: Pin): string {
  return platform === 'pinterest' ? pinLink(pin) : 'https://www.instagram.com/'
}
