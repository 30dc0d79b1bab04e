import * as z from 'zod/mini'
import { once } from '../../../once.ts'
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
  /** Anywhere else in the request. */
  near: texts,
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
  of: rule.of && isOneOf(rule.of),
  before: rule.before && endsIn(rule.before),
  after: rule.after && startsWith(rule.after),
  near: rule.near && contains(rule.near),
})

const isOfKind = ({ value }: RowMatch, kinds: readonly string[]) =>
  [value.id, value.family, value.group, value.mood, ...(value.activities ?? [])].some(
    (kind) => kind !== undefined && kinds.includes(kind),
  )

/** Creates a finder of the first rule of a table that holds for a match, next to the other matches of the request. */
export function contextRules(table: unknown) {
  const rules = once(() => z.array(Rule).parse(table).map(compiledRule))
  return (words: readonly EventWord[], match: RowMatch, others: readonly RowMatch[] = []) => {
    const { at, length } = match
    const said = plainText(words.slice(at, at + length))
    const ahead = once(() => clauseBefore(words, at))
    const next = once(() => clauseAfter(words, at + length))
    const around = once(() => `${plainText(words.slice(0, at))} ${plainText(words.slice(at + length))}`)
    const isWith = (kinds: readonly string[]) => others.some((other) => isOfKind(other, kinds))
    return rules().find(
      (rule) =>
        rule.id?.includes(match.value.id) !== false &&
        (!rule.kind || isOfKind(match, rule.kind)) &&
        rule.of?.test(said) !== false &&
        rule.before?.test(ahead()) !== false &&
        rule.after?.test(next()) !== false &&
        rule.near?.test(around()) !== false &&
        (!rule.isAlone || isClause(words, match)) &&
        (!rule.with || isWith(rule.with)) &&
        !(rule.without && isWith(rule.without)) &&
        (!rule.follows ||
          others.some((other) => other.at + other.length === at && isOfKind(other, rule.follows ?? []))),
    )
  }
}
