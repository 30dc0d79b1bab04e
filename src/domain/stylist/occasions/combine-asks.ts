import type { ColorFamily } from '../../closet/color-family.ts'
import type { GarmentSelector } from '../../closet/garment-selector.ts'
import type { OccasionBan, OccasionWant } from '../outfit-needs.ts'
import type { ProfileBan } from './occasion-profile.ts'
import { profileRow, type ProfileRow } from './profile-rows.ts'

/** What one row says of clothes, with the weight of the row that brought it in. */
export interface RowAsks {
  readonly row: ProfileRow
  readonly weight: number
  /** As it stands after a garment that is out of place. */
  readonly at: string
}

export interface CombinedAsks {
  readonly wants: readonly OccasionWant[]
  readonly odd: readonly OccasionBan[]
  readonly never: readonly OccasionBan[]
}

interface Weighed<Ask> {
  readonly ask: Ask
  readonly weight: number
}

// Heels sink into grass under any dress code: what a ground or a movement forbids is never lifted.
const FACT_WEIGHT = 5
// What a row says itself prevails over what it shares with others.
const SHARED_IS_LIGHTER = 0.5

/** A row and all that is part of it, each once. Shared ways to dress speak for the row that includes them. */
export function withParts(row: ProfileRow, weight = row.weight ?? 1, at = row.at ?? 'there'): RowAsks[] {
  const found = new Map<string, RowAsks>()
  const add = (one: ProfileRow, itsWeight: number, itsAt: string) => {
    if (found.has(one.id)) return
    found.set(one.id, { row: one, weight: itsWeight, at: itsAt })
    for (const id of one.with ?? []) {
      const part = profileRow(id)
      const isManner = part.group === 'manner' || part.group === 'setting'
      const shared = itsWeight - SHARED_IS_LIGHTER
      add(part, isManner ? shared : Math.max(part.weight ?? 0, shared), isManner ? itsAt : (part.at ?? itsAt))
    }
  }
  add(row, weight, at)
  return [...found.values()]
}

/**
 * What all rows together want and forbid. Bans add up; a weightier row's want lifts a lighter row's ban on the same
 * tag or, where it is on colors alone, on the same color; so do the `named` colors that the words ask for. Wants add up, without the tags that a row of the same weight or more forbids.
 */
export function combineAsks(all: readonly RowAsks[], named: readonly ColorFamily[] = []): CombinedAsks {
  const parts = heaviest(all)
  const wants = parts.flatMap(({ row, weight }) => {
    const isForWeather = row.group === 'weather' && (row.between !== undefined || !row.when)
    return (row.wants ?? []).map((ask) => ({ ask: isForWeather ? { ...ask, isForWeather } : ask, weight }))
  })
  const bansOf = (key: 'odd' | 'never') =>
    parts.flatMap(({ row, weight, at }) =>
      (row[key] ?? []).map((ban) => ({
        ask: { of: ban.of, why: reasonOf(ban, at), isClause: 'why' in ban, at, isOfLooks: isOfLooks(ban.of) },
        weight: row.group === 'ground' || row.group === 'movement' ? FACT_WEIGHT : weight,
      })),
    )
  const never = bansOf('never')
  const keptNever = unique(never.flatMap((ban) => lifted(ban, wants, named)))
  return {
    never: keptNever,
    odd: unique(bansOf('odd').flatMap((ban) => lifted(ban, wants, named))),
    wants: wants.flatMap((want) => allowed(want, never)).toSorted((one, other) => other.weight - one.weight),
  }
}

// Two rows may include the same one: it counts once, with the greater weight.
function heaviest(parts: readonly RowAsks[]): RowAsks[] {
  const found = new Map<string, RowAsks>()
  for (const part of parts) {
    const before = found.get(part.row.id)
    if (!before || part.weight > before.weight) found.set(part.row.id, part)
  }
  return [...found.values()]
}

const isOfLooks = ({ colors, isPatterned, materials }: GarmentSelector) =>
  [colors, isPatterned, materials].some((bound) => bound !== undefined)

const reasonOf = (ban: ProfileBan, at: string) => ('why' in ban ? ban.why : `${ban.what} ${at}`)

function lifted(
  ban: Weighed<OccasionBan>,
  wants: readonly Weighed<OccasionWant>[],
  named: readonly ColorFamily[],
): OccasionBan[] {
  const { of } = ban.ask
  if (!of.tags) return withoutColors(ban, wants, named)
  const wanted = new Set(
    wants
      .filter(({ ask, weight }) => weight > ban.weight && mayMeet(ask.of, of))
      .flatMap(({ ask }) => ask.of.tags ?? []),
  )
  const tags = of.tags.filter((tag) => !wanted.has(tag))
  if (tags.length === of.tags.length) return [ban.ask]
  return tags.length > 0 ? [{ ...ban.ask, of: { ...of, tags } }] : []
}

// 'Bright colors, please' at a funeral.
function withoutColors(
  ban: Weighed<OccasionBan>,
  wants: readonly Weighed<OccasionWant>[],
  named: readonly ColorFamily[],
): OccasionBan[] {
  const { colors, slots: _anySlot, notTags: _excepted, notDark: _light, ...narrower } = ban.ask.of
  if (!colors || Object.keys(narrower).length > 0) return [ban.ask]
  const wanted = new Set([
    ...named,
    ...wants
      .filter(({ ask, weight }) => weight > ban.weight && !ask.of.tags && mayMeet(ask.of, ban.ask.of))
      .flatMap(({ ask }) => ask.of.colors ?? []),
  ])
  const left = colors.filter((color) => !wanted.has(color))
  if (left.length === colors.length) return [ban.ask]
  return left.length > 0 ? [{ ...ban.ask, of: { ...ban.ask.of, colors: left } }] : []
}

function allowed(want: Weighed<OccasionWant>, bans: readonly Weighed<OccasionBan>[]): OccasionWant[] {
  const { of } = want.ask
  if (!of.tags) return [want.ask]
  const forbidden = new Set(
    bans
      .filter(({ ask, weight }) => weight >= want.weight && isPlainBan(ask.of, of))
      .flatMap(({ ask }) => ask.of.tags ?? []),
  )
  const tags = of.tags.filter((tag) => !forbidden.has(tag))
  if (tags.length === of.tags.length) return [want.ask]
  return tags.length > 0 ? [{ ...want.ask, of: { ...of, tags } }] : []
}

function mayMeet(one: GarmentSelector, other: GarmentSelector): boolean {
  const { slots } = other
  return !one.slots || !slots || one.slots.some((slot) => slots.includes(slot))
}

// A ban on a color, a cloth or a warmth of a thing is none on the thing.
function isPlainBan(ban: GarmentSelector, want: GarmentSelector): boolean {
  const { tags, slots, notTags: _excepted, ...narrower } = ban
  if (!tags || Object.values(narrower).some((bound) => bound !== undefined)) return false
  return !slots || (want.slots?.every((slot) => slots.includes(slot)) ?? false)
}

function unique(bans: readonly OccasionBan[]): OccasionBan[] {
  // The first reason stays, which is the one of the row that settles the occasion.
  const seen = new Map(bans.toReversed().map((ban) => [JSON.stringify(ban.of), ban]))
  return [...seen.values()].toReversed()
}
