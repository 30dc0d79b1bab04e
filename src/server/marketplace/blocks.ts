import { sql, type RawBuilder } from 'kysely'

/** SQL condition: the user or the person in column `other`, such as 'sales.buyerId', has blocked the other one. */
export function isBlockedWith(userId: string, other: string): RawBuilder<boolean> {
  const [blocker, blocked] = [sql.ref('userBlocks.blockerId'), sql.ref('userBlocks.blockedId')]
  const person = sql.ref(other)
  return sql<boolean>`exists (
    select 1 from ${sql.table('userBlocks')}
    where (${blocker} = ${userId} and ${blocked} = ${person}) or (${blocker} = ${person} and ${blocked} = ${userId}))`
}
