import type { Activity } from '../outfit-needs.ts'
import type { WeightedRow } from './profiles/combine-rules.ts'
import type { GivenDay } from './surroundings/event-surroundings.ts'
import type { EventWord } from './matching/tokenize-event.ts'
import type { ProfileRow } from './profiles/profile-rows.ts'

/** Returns the distinct activities at an event, without those that the words negate. */
export function activitiesOf(
  parts: readonly WeightedRow[],
  base: ProfileRow,
  words: readonly EventWord[],
  given: GivenDay,
): Activity[] {
  const usual = (base.activities ?? []).filter((activity) => !isDenied(words, activity))
  const others = parts.flatMap(({ row }) =>
    row !== base && row.group !== 'event' ? (row.activities ?? []) : [],
  )
  const all = [
    ...new Set<Activity>([
      ...usual,
      ...others.filter((activity) => !isDenied(words, activity)),
      ...(given.isIcy ? (['on ice'] as const) : []),
    ]),
  ]
  // Heels don't sink into snow-covered grass.
  return all.includes('on ice') ? all.filter((activity) => activity !== 'on grass') : all
}

const deniable: Readonly<Record<string, readonly string[]>> = {
  dancing: ['dancing', 'dance', 'dances'],
  walking: ['walking', 'walk'],
  standing: ['standing'],
}
const denials = new Set(['no', 'not', 'without', 'nobody', 'never'])

// 'No dancing', 'without much walking'.
function isDenied(words: readonly EventWord[], activity: string): boolean {
  const names = deniable[activity]
  return (
    names !== undefined &&
    words.some(({ plain }, at) => {
      if (!names.includes(plain)) return false
      const before = words[at - 1]?.plain ?? ''
      return (
        denials.has(before) ||
        ((before === 'any' || before === 'much') && denials.has(words[at - 2]?.plain ?? ''))
      )
    })
  )
}
