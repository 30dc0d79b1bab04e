import { type PlateFormat, type PlateLayout, type SharePlatform } from '../../contract/sharing.ts'

/** The best format for a platform. */
export const formatOf: Readonly<Record<SharePlatform, PlateFormat>> = { instagram: 'post', pinterest: 'pin' }

/** The default layout of a share image. */
export function defaultPlateLayout(format: PlateFormat): PlateLayout {
  return { format, showsTitle: true, showsPalette: true, showsWordmark: true, showsNames: false }
}
