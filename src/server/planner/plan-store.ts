import type { Insertable, Selectable, Updateable } from 'kysely'
import { PlannedPiece, type WeeklyPlan } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { DayWeather } from '../../contract/weather.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { StoredDayOutfit, SetAside, StoredDay, StoredPiece, StoredPlan } from './stored-plan.ts'

type PlanTable = Tables['weeklyOutfitPlans']
type DayTable = Tables['dailyOutfits']

/** Lists the plans of one user that are not deleted, newest first. */
export async function listPlans(db: Database, userId: string): Promise<WeeklyPlan[]> {
  const rows = await plansOf(db, userId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toPlan)
}

/**
 * Finds a plan of this user that is not deleted, with its days, or null. `to change` locks it and its days until the
 * transaction ends.
 */
export async function findPlan(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<StoredPlan | null> {
  const plan = await plansOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!plan) return null
  const days = await daysOf(db).where('planId', '=', id).orderBy('date').execute()
  return { plan: toPlan(plan), solvedWith: plan.solvedWith ?? '', days: days.map(toDay) }
}

/** Finds a day of this user's plans by its id, with the plan; null if there is none. */
export async function findDay(
  db: Database,
  userId: string,
  dayId: string,
): Promise<{ plan: WeeklyPlan; day: StoredDay } | null> {
  const row = await daysOf(db).where('dailyOutfits.id', '=', dayId).executeTakeFirst()
  const plan = row && (await plansOf(db, userId).where('id', '=', row.planId).executeTakeFirst())
  return row && plan ? { plan: toPlan(plan), day: toDay(row) } : null
}

/** Finds the days on a date in the plans of this user that were not worn, newest plan first. */
export async function findOpenDays(db: Database, userId: string, date: CalendarDate): Promise<StoredDay[]> {
  const rows = await daysOf(db)
    .innerJoin('weeklyOutfitPlans as plan', 'plan.id', 'dailyOutfits.planId')
    .where('plan.userId', '=', userId)
    .where('plan.deletedAt', 'is', null)
    .where('dailyOutfits.date', '=', date)
    .where('entry.id', 'is', null)
    .orderBy('plan.createdAt', 'desc')
    .execute()
  return rows.map(toDay)
}

/** A day of a plan, with the plan's occasion. */
export interface DayOfAnyPlan {
  readonly planId: string
  readonly occasion: string
  readonly day: StoredDay
}

/** Lists the days between two dates in all plans of this user, by date, then newest plan first. */
export async function listDaysBetween(
  db: Database,
  userId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<DayOfAnyPlan[]> {
  const rows = await daysOf(db)
    .innerJoin('weeklyOutfitPlans as plan', 'plan.id', 'dailyOutfits.planId')
    .select('plan.occasion as planOccasion')
    .where('plan.userId', '=', userId)
    .where('plan.deletedAt', 'is', null)
    .where('dailyOutfits.date', '>=', from)
    .where('dailyOutfits.date', '<=', to)
    .orderBy('dailyOutfits.date')
    .orderBy('plan.createdAt', 'desc')
    .orderBy('plan.id', 'desc')
    .execute()
  return rows.map((row) => ({ planId: row.planId, occasion: row.planOccasion, day: toDay(row) }))
}

/** A day to insert. */
export type NewDay = Pick<StoredDay, 'id' | 'dayOfWeek' | 'date' | 'occasion' | 'note'> & StoredDayOutfit

/** Inserts a plan and its days. */
export async function insertPlan(
  db: Database,
  plan: Insertable<PlanTable>,
  days: readonly NewDay[],
): Promise<void> {
  await db.insertInto('weeklyOutfitPlans').values(plan).execute()
  await db
    .insertInto('dailyOutfits')
    .values(
      days.map(({ id, dayOfWeek, date, occasion, note, ...outfit }) => ({
        id,
        planId: plan.id,
        dayOfWeek,
        date,
        occasion,
        note,
        ...toColumns(outfit),
      })),
    )
    .execute()
}

/** Updates a plan, in the transaction that locked it. */
export async function updatePlan(db: Database, id: string, changes: Updateable<PlanTable>): Promise<void> {
  await db.updateTable('weeklyOutfitPlans').set(changes).where('id', '=', id).execute()
}

/** Updates the columns of a day other than its outfit, in the transaction that locked its plan. */
export async function updateDay(
  db: Database,
  id: string,
  changes: Pick<
    Updateable<DayTable>,
    'isLocked' | 'isByHand' | 'outfitHistoryId' | 'offered' | 'occasion' | 'note' | 'setAside'
  >,
): Promise<void> {
  await db.updateTable('dailyOutfits').set(changes).where('id', '=', id).execute()
}

/**
 * Replaces the outfit of a day that was not worn, in the transaction that locked its plan. Unlinks a deleted history
 * entry, which belongs to the previous outfit and may be restored.
 */
export async function replaceOutfit(db: Database, id: string, outfit: StoredDayOutfit): Promise<void> {
  await db
    .updateTable('dailyOutfits')
    .set({ ...toColumns(outfit), outfitHistoryId: null, setAside: null })
    .where('id', '=', id)
    .execute()
}

/** Updates the notes of a day, in the transaction that locked its plan. */
export async function updateDayNotes(
  db: Database,
  id: string,
  { stylingNotes, pieces }: Pick<StoredDayOutfit, 'stylingNotes' | 'pieces'>,
): Promise<void> {
  const notes = { stylingNotes, pieces: pieces.map((piece) => ({ ...piece })) }
  await db.updateTable('dailyOutfits').set(notes).where('id', '=', id).execute()
}

/** Permanently deletes all plans deleted before `before`, with their days. Resolves with the outfits of the days. */
export async function purgePlanRows(
  db: Database,
  before: Date,
): Promise<Pick<StoredDay, 'pieces' | 'setAside'>[]> {
  const days = await db
    .selectFrom('dailyOutfits')
    .innerJoin('weeklyOutfitPlans as plan', 'plan.id', 'dailyOutfits.planId')
    .select(['dailyOutfits.pieces', 'dailyOutfits.setAside'])
    .where('plan.deletedAt', '<', before)
    .execute()
  await db.deleteFrom('weeklyOutfitPlans').where('deletedAt', '<', before).execute()
  return days.map((day) => ({ pieces: piecesOf(day), setAside: setAsideOf(day) }))
}

function plansOf(db: Database, userId: string) {
  return db
    .selectFrom('weeklyOutfitPlans')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
}

// Joins the history entry: restoring a deleted entry marks its day as worn again.
function daysOf(db: Database) {
  return db
    .selectFrom('dailyOutfits')
    .leftJoin('outfitHistory as entry', (join) =>
      join.onRef('entry.id', '=', 'dailyOutfits.outfitHistoryId').on('entry.deletedAt', 'is', null),
    )
    .selectAll('dailyOutfits')
    .select('entry.id as entryId')
}

function toColumns(outfit: StoredDayOutfit) {
  return {
    outfitDescription: outfit.outfitDescription,
    stylingNotes: outfit.stylingNotes,
    weatherConsiderations: outfit.weatherConsiderations,
    occasionDetails: outfit.occasionDetails,
    itemIds: [...outfit.itemIds],
    itemSnapshots: outfit.pieces.map(({ item: { id, name, imageUrl } }) => ({ id, name, imageUrl })),
    pieces: outfit.pieces.map((piece) => ({ ...piece })),
    weather: outfit.weather && { ...outfit.weather },
    isLocked: outfit.isLocked,
    isByHand: outfit.isByHand,
    leftOut: outfit.leftOut,
  }
}

function toPlan(row: Selectable<PlanTable>): WeeklyPlan {
  return {
    id: row.id,
    userId: row.userId,
    weekStartDate: row.weekStartDate,
    title: row.title,
    styleTheme: row.styleTheme,
    season: row.season ?? 'all',
    occasion: row.occasion,
    summary: row.summary ?? '',
    place: row.place ?? '',
    createdAt: row.createdAt.toISOString(),
  }
}

function toDay(row: Selectable<DayTable> & { readonly entryId: string | null }): StoredDay {
  return {
    id: row.id,
    dayOfWeek: row.dayOfWeek,
    date: row.date,
    outfitDescription: row.outfitDescription,
    itemIds: row.itemIds,
    pieces: piecesOf(row),
    stylingNotes: row.stylingNotes,
    weatherConsiderations: row.weatherConsiderations,
    occasionDetails: row.occasionDetails,
    weather: DayWeather.safeParse(row.weather).data ?? null,
    isLocked: row.isLocked,
    isByHand: row.isByHand,
    leftOut: row.leftOut,
    occasion: row.occasion,
    note: row.note,
    isWorn: row.entryId !== null,
    outfitHistoryId: row.entryId,
    offered: row.offered ?? [],
    setAside: setAsideOf(row),
  }
}

function setAsideOf({ setAside }: Pick<Selectable<DayTable>, 'setAside'>): SetAside | null {
  if (setAside === null) return null
  const { pieces, isLocked, isByHand } = setAside
  return {
    pieces: piecesOf({ pieces: Array.isArray(pieces) ? pieces : [] }),
    isLocked: isLocked === true,
    isByHand: isByHand === true,
  }
}

// Skips pieces that an older version stored in another format.
function piecesOf({ pieces }: Pick<Selectable<DayTable>, 'pieces'>): StoredPiece[] {
  return (pieces ?? []).flatMap((kept) => {
    const piece = PlannedPiece.safeParse({ ...kept, isGone: false })
    if (!piece.success) return []
    const { slot, item, reasoning } = piece.data
    return [{ slot, item, reasoning }]
  })
}
