import { profileRow, type ProfileRow } from '../occasions/profile-rows.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { tips } from './advice-tables.ts'
import { isFit } from './advice-words.ts'
import type { Asker } from './read-asker.ts'
import type { StablePick } from './stable-pick.ts'

interface TipFacts {
  readonly reading: EventReading
  readonly asker: Asker
  readonly celsius: number | null
  readonly pick: StablePick
}

const MOST_TIPS = 4
const MOST_OF_ASKER = 2

/** Three or four tips: for who asks, then for the ground and the weather, then for the event, then for anyone. */
export function adviceTips(facts: TipFacts): string[] {
  const { asker } = facts
  const ofAsker = asker.rows.flatMap((row) => row.tips ?? []).slice(0, MOST_OF_ASKER)
  const keys = keysOf(facts)
  const rankOf = (key: string) => keys.indexOf(key)
  const ranked = tips
    .filter((tip) => !tip.not?.some((key) => keys.includes(key)))
    .map((tip) => ({
      text: tip.text,
      rank: Math.min(...tip.for.map(rankOf).filter((rank) => rank >= 0), Infinity),
    }))
    .filter(({ rank, text }) => rank < Infinity && isFit(text, asker))
    .map((tip) => ({ ...tip, order: tip.rank + (facts.pick(tip.text, [0, 0.3, 0.6, 0.9]) ?? 0) }))
    .toSorted((one, other) => one.order - other.order)
  return [...ofAsker.filter((text) => isFit(text, asker)), ...ranked.map(({ text }) => text)].slice(
    0,
    MOST_TIPS,
  )
}

/** What tips can be for here, the most telling first. */
function keysOf({ reading, celsius }: TipFacts): string[] {
  const { event, dressCode, rows, needs } = reading
  const isDark = needs.dayTime === 'evening' || needs.dayTime === 'night'
  const sides = rows.filter(({ group }) => group !== 'event').map(({ id }) => id)
  const heat =
    celsius === null ? [] : celsius >= 26 ? ['hot'] : celsius < 6 ? ['cold'] : celsius < 15 ? ['cool'] : []
  const grounds = event
    ? partIds(event).filter((id) => ['ground', 'movement'].includes(profileRow(id).group))
    : []
  return [
    ...(event ? [event.id] : []),
    ...sides,
    ...grounds,
    ...(needs.isWet ? ['rain'] : []),
    ...(needs.isWindy ? ['wind'] : []),
    ...heat,
    ...(heat[0] === 'hot' && !isDark && needs.setting === 'outdoors' ? ['hot sun'] : []),
    ...(dressCode ? [dressCode.id] : []),
    ...(event?.family ? [event.family] : []),
    ...rows.filter(({ group }) => group === 'event').map(({ id }) => id),
    ...(event ? partIds(event) : []),
    ...(needs.mood === 'grave' ? ['grave'] : []),
    'any',
  ]
}

function partIds(row: ProfileRow): string[] {
  return (row.with ?? []).flatMap((id) => [id, ...partIds(profileRow(id))])
}
