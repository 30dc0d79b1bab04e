import * as z from 'zod/mini'
import {
  archiveReasons,
  CLOSET_SIZE_MAX,
  closetCategories,
  ClosetItem,
  closetItemId,
  closetSeasons,
} from './closet.ts'
import { PhotoId } from './photos.ts'
import { CalendarDate, calendarDate } from '../values/calendar-date.ts'
import { money } from '../values/money.ts'
import { endpoint } from '../endpoint.ts'
import { clearable, trimmedText, oneOf, requiredText } from '../fields.ts'
import { getPiece } from './get-piece.ts'
import { OwnerTraitChanges } from './owner-trait-changes.ts'

const LONG_TEXT_MAX = 2000
const MEASUREMENTS_MAX = 30
/** Maximum wear count of a piece. */
export const MAX_WEARS = 100_000

/** Allowed currencies, ISO 4217. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency')

/** A currency code, case-insensitive. */
export const currency = z.string('Currency must be three letters, such as USD.').check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => currencies.includes(code), 'Currency must be a valid code, such as USD or EUR.'),
)

const MEASURED_MAX_CM = 10_000

const NOT_MEASURED = `A measurement must be a number from 0 to ${MEASURED_MAX_CM} or a short text.`

const measurementName = trimmedText('The name of a measurement', 40)

/** Measurements by name. A number is in centimeters. */
export const Measurements = z
  .record(
    z.string(),
    z.union(
      [
        z.number().check(z.minimum(0, NOT_MEASURED), z.maximum(MEASURED_MAX_CM, NOT_MEASURED)),
        trimmedText('A measurement', 60).check(z.minLength(1, NOT_MEASURED)),
      ],
      NOT_MEASURED,
    ),
    'Measurements must be names with their values.',
  )
  .check(
    z.refine(
      (named) => Object.keys(named).length <= MEASUREMENTS_MAX,
      `You can add up to ${MEASUREMENTS_MAX} measurements.`,
    ),
    z.refine(
      (named) =>
        Object.keys(named).every((name) => measurementName.safeParse(name).data === name && name !== ''),
      'Each measurement name must be 1 to 40 characters, with no spaces around it.',
    ),
  )

/** How often a piece was worn. */
export const WearCount = z
  .int('Wears must be a whole number.')
  .check(z.minimum(0, "Wears can't be below 0."), z.maximum(MAX_WEARS, `Wears can't be above ${MAX_WEARS}.`))

/** Changes to a piece. Omitted fields stay; null or '' clears a nullable field. */
export const ClosetItemChanges = z.object({
  name: z.optional(requiredText('Name')),
  category: z.optional(oneOf('Category', closetCategories)),
  color: z.optional(requiredText('Color')),
  size: z.optional(clearable(trimmedText('Size', CLOSET_SIZE_MAX))),
  brand: z.optional(clearable(trimmedText('Brand'))),
  style: z.optional(clearable(trimmedText('Style/Occasion'))),
  season: z.optional(clearable(oneOf('Season', closetSeasons))),
  description: z.optional(clearable(trimmedText('Description', LONG_TEXT_MAX))),
  fitNotes: z.optional(clearable(trimmedText('Fit notes', LONG_TEXT_MAX))),
  measurements: z.optional(clearable(Measurements)),
  purchaseDate: z.optional(clearable(calendarDate('Purchase date'))),
  purchaseLocation: z.optional(clearable(trimmedText('Store'))),
  originalPrice: z.optional(clearable(money('Price'))),
  currency: z.optional(clearable(currency)),
  careInstructions: z.optional(clearable(trimmedText('Care', LONG_TEXT_MAX))),
  lastWornDate: z.optional(clearable(calendarDate('Last worn'))),
  isClean: z.optional(z.boolean('Clean must be true or false.')),
  wearCount: z.optional(WearCount),
  archivedReason: z.optional(clearable(oneOf('Reason', archiveReasons))),
  /** An uploaded photo that replaces the piece's photo. */
  photoId: z.optional(PhotoId),
  /** The owner's corrections of traits; null clears all of them. */
  traits: z.optional(z.nullable(OwnerTraitChanges)),
})
export type ClosetItemChanges = z.infer<typeof ClosetItemChanges>

const wear = z.object({ wornDate: calendarDate('Day') })

export const pieceEndpoints = {
  get: getPiece,
  change: endpoint({
    method: 'PATCH',
    path: '/api/closet-items/:id',
    summary: 'Change a piece (set archivedReason to archive it, null to restore it)',
    params: closetItemId,
    body: ClosetItemChanges,
    reply: ClosetItem,
    worksOffline: true,
  }),
  wears: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id/wears',
    summary: 'The days on which a piece was worn, newest first',
    params: closetItemId,
    reply: z.array(
      z.object({
        wornDate: CalendarDate,
        /** Username of the person who had borrowed it that day; null for its owner. */
        wornBy: z.nullable(z.string()),
      }),
    ),
  }),
  wear: endpoint({
    method: 'POST',
    path: '/api/closet-items/:id/wears',
    summary: 'Log a wear for a day (idempotent)',
    params: closetItemId,
    body: wear,
    reply: ClosetItem,
    status: 201,
    worksOffline: true,
  }),
  takeWearBack: endpoint({
    method: 'DELETE',
    path: '/api/closet-items/:id/wears/:wornDate',
    summary: 'Remove the wear of a day',
    params: z.extend(closetItemId, wear.shape),
  }),
  cutOut: endpoint({
    method: 'POST',
    path: '/api/closet-items/:id/cut-out',
    summary: 'Remove the background of the photo, on this computer',
    params: closetItemId,
    reply: ClosetItem,
    status: 201,
  }),
  removeCutOut: endpoint({
    method: 'DELETE',
    path: '/api/closet-items/:id/cut-out',
    summary: 'Restore the background of the photo',
    params: closetItemId,
  }),
}
