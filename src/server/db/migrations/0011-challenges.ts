import type { Kysely } from 'kysely'
import { references, required, withDefault } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Style challenges and their participants. */
export async function up(db: Kysely<unknown>, columns: Columns): Promise<void> {
  const { id, text, filled, whole, date, list, now } = columns
  const styleChallenges = {
    id: id(),
    title: filled(120),
    description: text(2000),
    theme: text(120),
    rules: list(),
    start_date: date(),
    end_date: date(),
    participant_count: withDefault(whole(0), 0),
    created_at: now(),
  }
  await createTable(db, 'style_challenges', styleChallenges, {
    indexes: [['created_at', 'id']],
    checks: { ends_after_start: 'end_date >= start_date' },
  })

  const challengeParticipations = {
    id: id(),
    challenge_id: required(references(id(), 'style_challenges.id', 'cascade')),
    user_id: required(references(id(), 'users.id', 'cascade')),
    // A curation, a recommendation or a planned day, so it references no single table.
    outfit_id: id(),
    submission_text: text(2000),
    likes: withDefault(whole(0), 0),
    created_at: now(),
  }
  await createTable(db, 'challenge_participations', challengeParticipations, {
    indexes: [
      ['challenge_id', 'created_at', 'id'],
      ['user_id', 'created_at', 'id'],
    ],
  })
}
