import { type PlateFormat, type PlateLayout, type SharePlatform } from '../../contract/sharing.ts'

/** The format that a platform shows best. */
export const formatOf: Readonly<Record<SharePlatform, PlateFormat>> = { instagram: 'post', pinterest: 'pin' }

/** A plate as it is made when nobody has chosen what it shows. */
export function wholePlate(format: PlateFormat): PlateLayout {
  return { format, showsTitle: true, showsPalette: true, showsWordmark: true, showsNames: false }
}
