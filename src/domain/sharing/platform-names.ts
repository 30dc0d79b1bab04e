import type { SharePlatform } from '../../contract/sharing.ts'

/** Display names of the platforms. */
export const platformNames: Readonly<Record<SharePlatform, string>> = {
  instagram: 'Instagram',
  pinterest: 'Pinterest',
}
