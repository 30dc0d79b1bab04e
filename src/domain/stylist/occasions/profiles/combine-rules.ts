import type { ColorFamily } from '../../../closet/colors/color-family.ts'
import type { GarmentSelector } from '../../../closet/garment-selector.ts'
import type { OccasionBan, OccasionWant, Reason } from '../../outfit-needs.ts'
import type { ProfileBan } from './occasion-profile.ts'
import { profileRow, type ProfileRow } from './profile-rows.ts'

/** A row with the weight of the row that included it. */
export interface WeightedRow {
  readonly row: ProfileRow
  readonly weight: number
  /** Names the occasion after an unsuitable garment: 'at a wedding'. */
  readonly at: string
}

export interface CombinedRules {
  readonly wants: readonly OccasionWant[]
  readonly odd: readonly OccasionBan[]
  readonly never: readonly OccasionBan[]
}

interface Weighted<Rule> {
  readonly rule: Rule
  readonly weight: number
}

// Bans of grounds and movements are never lifted: heels sink into grass under any dress code.
const FACT_WEIGHT = 5
// A row's own rules override those of shared rows that it includes.
const SHARED_DISCOUNT = 0.5

/** Returns a row and all rows that it includes, each once. Manners and settings take the place of the including row. */
export function withIncludedRows(
  row: ProfileRow,
  weight = row.weight ?? 1,
  at = row.at ?? 'there',
): WeightedRow[] {
  const found = new Map<string, WeightedRow>()
  const add = (one: ProfileRow, itsWeight: number, itsAt: string) => {
    if (found.has(one.id)) return
    found.set(one.id, { row: one, weight: itsWeight, at: itsAt })
    for (const id of one.with ?? []) {
      const part = profileRow(id)
      const isManner = part.group === 'manner' || part.group === 'setting'
      const shared = itsWeight - SHARED_DISCOUNT
      add(part, isManner ? shared : Math.max(part.weight ?? 0, shared), isManner ? itsAt : (part.at ?? itsAt))
    }
  }
  add(row, weight, at)
  return [...found.values()]
}

/**
 * Combines the wants and bans of all rows. A want lifts a lighter row's ban on the same tag or, if the ban is on colors
 * alone, on the same color. `named` are colors that the words request; they lift bans on these colors. Wants lose the
 * tags that a row of the same or a greater weight forbids.
 */
export function combineRules(all: readonly WeightedRow[], named: readonly ColorFamily[] = []): CombinedRules {
  const parts = heaviest(all)
  const wants = parts.flatMap(({ row, weight }) => {
    const isForWeather = row.group === 'weather' && (row.between !== undefined || !row.when)
    return (row.wants ?? []).map((want) => ({
      rule: isForWeather ? { ...want, isForWeather } : want,
      weight,
    }))
  })
  const bansOf = (key: 'odd' | 'never') =>
    parts.flatMap(({ row, weight, at }) =>
      (row[key] ?? []).map((ban) => ({
        rule: {
          of: ban.of,
          why: reasonOf(ban),
          at,
          isOfLooks: isOfLooks(ban.of),
          ...(row.group === 'weather' || isOfGround(row) ? { isOfConditions: true } : {}),
        },
        weight: isOfGround(row) ? FACT_WEIGHT : weight,
      })),
    )
  const never = bansOf('never')
  const keptNever = unique(never.flatMap((ban) => applyWants(ban, wants, named)))
  return {
    never: keptNever,
    odd: unique(bansOf('odd').flatMap((ban) => applyWants(ban, wants, named))),
    wants: wants
      .flatMap((want) => applyBans(want, never))
      .toSorted((one, other) => other.weight - one.weight),
  }
}

const isOfGround = ({ group }: ProfileRow) => group === 'ground' || group === 'movement'

// A row that two rows include counts once, with the greater weight.
function heaviest(parts: readonly WeightedRow[]): WeightedRow[] {
  const found = new Map<string, WeightedRow>()
  for (const part of parts) {
    const before = found.get(part.row.id)
    if (!before || part.weight > before.weight) found.set(part.row.id, part)
  }
  return [...found.values()]
}

const isOfLooks = ({ colors, isPatterned, materials }: GarmentSelector) =>
  [colors, isPatterned, materials].some((bound) => bound !== undefined)

function reasonOf(ban: ProfileBan): Reason | null {
  if (!('why' in ban)) return null
  return { one: ban.why, several: ban.whySeveral ?? ban.why, isVerdict: ban.isVerdict ?? false }
}

function applyWants(
  ban: Weighted<OccasionBan>,
  wants: readonly Weighted<OccasionWant>[],
  named: readonly ColorFamily[],
): OccasionBan[] {
  const { of } = ban.rule
  if (!of.tags) return withoutColors(ban, wants, named)
  const wanted = new Set(
    wants
      .filter(({ rule, weight }) => weight > ban.weight && shareSlot(rule.of, of))
      .flatMap(({ rule }) => [...(rule.of.tags ?? []), ...(rule.of.allTags ?? [])]),
  )
  const tags = of.tags.filter((tag) => !wanted.has(tag))
  if (tags.length === of.tags.length) return [ban.rule]
  return tags.length > 0 ? [{ ...ban.rule, of: { ...of, tags } }] : []
}

// Lifts bans on colors: 'bright colors, please' at a funeral.
function withoutColors(
  ban: Weighted<OccasionBan>,
  wants: readonly Weighted<OccasionWant>[],
  named: readonly ColorFamily[],
): OccasionBan[] {
  const { colors, slots: _anySlot, notTags: _excepted, notDark: _light, ...narrower } = ban.rule.of
  if (!colors || Object.keys(narrower).length > 0) return [ban.rule]
  const wanted = new Set([
    ...named,
    ...wants
      .filter(({ rule, weight }) => weight > ban.weight && !rule.of.tags && shareSlot(rule.of, ban.rule.of))
      .flatMap(({ rule }) => rule.of.colors ?? []),
  ])
  const left = colors.filter((color) => !wanted.has(color))
  if (left.length === colors.length) return [ban.rule]
  return left.length > 0 ? [{ ...ban.rule, of: { ...ban.rule.of, colors: left } }] : []
}

function applyBans(want: Weighted<OccasionWant>, bans: readonly Weighted<OccasionBan>[]): OccasionWant[] {
  const { of } = want.rule
  if (!of.tags) return [want.rule]
  const forbidden = new Set(
    bans
      .filter(({ rule, weight }) => weight >= want.weight && isPlainBan(rule.of, of))
      .flatMap(({ rule }) => rule.of.tags ?? []),
  )
  const tags = of.tags.filter((tag) => !forbidden.has(tag))
  if (tags.length === of.tags.length) return [want.rule]
  return tags.length > 0 ? [{ ...want.rule, of: { ...of, tags } }] : []
}

function shareSlot(one: GarmentSelector, other: GarmentSelector): boolean {
  const { slots } = other
  return !one.slots || !slots || one.slots.some((slot) => slots.includes(slot))
}

// A ban that also depends on color, fabric or warmth does not ban the garment itself.
function isPlainBan(ban: GarmentSelector, want: GarmentSelector): boolean {
  const { tags, slots, notTags: _excepted, ...narrower } = ban
  if (!tags || Object.values(narrower).some((bound) => bound !== undefined)) return false
  return !slots || (want.slots?.every((slot) => slots.includes(slot)) ?? false)
}

function unique(bans: readonly OccasionBan[]): OccasionBan[] {
  // Keeps the first reason, which comes from the main event.
  const seen = new Map(bans.toReversed().map((ban) => [JSON.stringify(ban.of), ban]))
  return [...seen.values()].toReversed()
}
