import type { SharePlatform } from '../../contract/sharing.ts'

/** Platforms as they are called on the screen. */
export const platformNames: Readonly<Record<SharePlatform, string>> = {
  instagram: 'Instagram',
  pinterest: 'Pinterest',
}
