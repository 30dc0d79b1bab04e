import * as z from 'zod/mini'
import { once, oncePer } from '../../../once.ts'
import { clauseAfter, clauseBefore, isClause, plainText } from './clauses.ts'
import { contains, endsIn, isOneOf, startsWith } from './phrase-pattern.ts'
import type { RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

const texts = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)))

/**
 * What the words of an occasion mean in their context: a vigil at Easter is a service. All conditions hold; phrases are in the
 * notation of `phrase-pattern.ts`, and kinds are ids, families, groups, moods or activities of rows.
 */
const Rule = z.strictObject({
  /** A request that the rule is for. */
  example: z.optional(z.string()),
  /** Ids of the row that the words usually mean. */
  id: texts,
  /** Kinds of that row. */
  kind: texts,
  /** The words themselves. */
  of: texts,
  /** Right before the words, in their clause. */
  before: texts,
  /** Right after the words, in their clause. */
  after: texts,
  /** Anywhere else in the request, and not denied: 'no rain'. */
  near: texts,
  /** The words keep their usual meaning if one of these, or nothing, comes right after them. */
  unless: texts,
  /** The words are a clause of their own. */
  isAlone: z.optional(z.literal(true)),
  /** Kinds of another occasion in the request. */
  with: texts,
  /** Kinds that no other occasion in the request is. */
  without: texts,
  /** Kinds of an occasion right before the words. */
  follows: texts,
  /** Id of the row that is meant; absent if the words name no occasion. */
  row: z.optional(z.string()),
})
type Rule = z.infer<typeof Rule>

const compiledRule = (rule: Rule) => ({
  ...rule,
  words: rule.of,
  of: rule.of && isOneOf(rule.of),
  before: rule.before && endsIn(rule.before),
  after: rule.after && startsWith(rule.after),
  near: rule.near && contains(rule.near),
  unless: rule.unless && startsWith(rule.unless),
})

const isOfKind = (
  { id, family, group, mood, activities = [] }: RowMatch['value'],
  kinds: readonly string[],
) => [id, family, group, mood, ...activities].some((kind) => kind !== undefined && kinds.includes(kind))

/** Creates a finder of the first rule of a table that holds for a match, next to the other matches of the request. */
export function contextRules(table: unknown) {
  const all = once(() => z.array(Rule).parse(table).map(compiledRule))
  // Words that a rule is about; all others skip those rules.
  const named = once(() => isOneOf(all().flatMap((rule) => rule.words ?? [])))
  const rulesOf = oncePer((row: RowMatch['value']) => {
    const some = all().filter(
      (rule) => rule.id?.includes(row.id) !== false && (!rule.kind || isOfKind(row, rule.kind)),
    )
    return { some, unnamed: some.filter((rule) => !rule.of) }
  })
  return (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[] = []) => {
    const { at, length } = match
    const said = plainText(words.slice(at, at + length))
    const { some, unnamed } = rulesOf(match.value)
    const rules = some.length > unnamed.length && named().test(said) ? some : unnamed
    if (rules.length === 0) return undefined
    const ahead = once(() => clauseBefore(words, at))
    const next = once(() => clauseAfter(words, at + length))
    const around = once(() => `${plainText(words.slice(0, at))} ${plainText(words.slice(at + length))}`)
    const isWith = (kinds: readonly string[], among = others) =>
      among.some(({ value }) => isOfKind(value, kinds))
    return rules.find(
      (rule) =>
        rule.of?.test(said) !== false &&
        rule.before?.test(ahead()) !== false &&
        rule.after?.test(next()) !== false &&
        rule.near?.test(around()) !== false &&
        !(rule.unless && (next() === '' || rule.unless.test(next()))) &&
        (!rule.isAlone || isClause(words, match)) &&
        (!rule.with || isWith(rule.with)) &&
        !(rule.without && isWith(rule.without)) &&
        (!rule.follows ||
          isWith(
            rule.follows,
            others.filter((other) => other.at + other.length === at),
          )),
    )
  }
}
