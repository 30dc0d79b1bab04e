import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, isEvent, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import type { EventWord } from './tokenize-event.ts'

const isJob = (match: RowMatch) =>
  /^(?:work|work with hands|hospital shift|site)$/.test(familyOf(match)) || match.value.id === 'ward staff'

/** Leaves out the role that the asker had before: 'guard, promoted to duty manager' is dressed as the manager. */
export function withoutFormerRoles(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const jobs = matches.filter(isJob)
  if (jobs.length === 0) return matches
  const isFormer = (match: RowMatch) =>
    isJob(match) &&
    (says('takes a new role', plainText(words.slice(match.at + match.length))) ||
      says("was the asker's role", clauseBefore(words, match.at)))
  const left = matches.filter((match) => !isFormer(match))
  return left.some(isEvent) ? left : matches
}
