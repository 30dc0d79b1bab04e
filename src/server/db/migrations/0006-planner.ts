import type { Kysely } from 'kysely'
import { references, required, unique, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Planned weeks and their days, events, and the location of the weather. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, oneOf, boolean, date, list, now } = columns
  const weeklyOutfitPlans = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    week_start_date: required(date()),
    // Longer than a theme: the default title is '{styleTheme} Week'.
    title: filled(255),
    style_theme: filled(120),
    season: oneOf('spring', 'summer', 'fall', 'winter', 'all'),
    occasion: filled(120),
    created_at: now(),
  }
  await createTable(db, 'weekly_outfit_plans', weeklyOutfitPlans, {
    indexes: [['user_id', 'created_at', 'id']],
  })

  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const dailyOutfits = {
    id: id(),
    plan_id: required(references(id(), 'weekly_outfit_plans.id', 'cascade')),
    day_of_week: required(oneOf(...days)),
    date: required(date()),
    outfit_description: filled(2000),
    item_ids: required(list()),
    item_snapshots: list(),
    styling_notes: filled(2000),
    weather_considerations: filled(2000),
    occasion_details: filled(2000),
  }
  await createTable(db, 'daily_outfits', dailyOutfits, { unique: [['plan_id', 'date']] })

  const calendarEvents = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    title: filled(120),
    event_type: text(120),
    date: required(date()),
    location: text(120),
    dress_code: text(120),
    // A curation, a recommendation or a planned day, so it references no single table.
    suggested_outfit_id: id(),
    created_at: now(),
  }
  await createTable(db, 'calendar_events', calendarEvents, { indexes: [['user_id', 'date']] })

  const weatherPreferences = {
    id: id(),
    user_id: unique(required(references(id(), 'users.id', 'cascade'))),
    location: text(120),
    temperature_unit: withDefault(oneOf('celsius', 'fahrenheit'), 'celsius'),
    auto_suggest_outfits: withDefault(boolean(), true),
    created_at: now(),
  }
  await createTable(db, 'weather_preferences', weatherPreferences)
}
