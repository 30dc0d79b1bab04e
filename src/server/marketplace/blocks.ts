import { sql, type RawBuilder } from 'kysely'

/** The condition that one of the user and the person in column `other`, as 'sales.buyerId', has blocked the other. */
export function isBlockedWith(userId: string, other: string): RawBuilder<boolean> {
  const [blocker, blocked] = [sql.ref('userBlocks.blockerId'), sql.ref('userBlocks.blockedId')]
  const person = sql.ref(other)
  return sql<boolean>`exists (
    select 1 from ${sql.table('userBlocks')}
    where (${blocker} = ${userId} and ${blocked} = ${person}) or (${blocker} = ${person} and ${blocked} = ${userId}))`
}
