import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import type { EventWord } from './tokenize-event.ts'

const leaders =
  '(?:manager|assistant|supervisor|director|chief|head|lead|leader|foreman|forewoman|boss|partner|sergeant|captain|teacher|chef|officer|coordinator)'
// Where the new role begins: 'got promoted to', 'and now I am the', 'starting as'.
const turn = new RegExp(
  String.raw`\b(?:promoted|promotion to|became|become|becoming|retrained|retraining|switched to|switching to|moved up|moving up|starting as|start as|new role as|turned|now (?:a|an|the|im|i am|i work|in|working as|head|their)|made (?:\w+ ){0,3}?${leaders})\b`,
)

const isJob = (match: RowMatch) =>
  /^(?:work|work with hands|hospital shift|site)$/.test(familyOf(match)) || match.value.id === 'ward staff'

/** Leaves out the role that the asker had before: 'guard, promoted to duty manager' is dressed as the manager. */
export function withoutFormerRoles(
  words: readonly EventWord[],
  matches: readonly RowMatch[],
): readonly RowMatch[] {
  const jobs = matches.filter(isJob)
  if (jobs.length === 0) return matches
  const before = turn.exec(plainText(words))
  const from = before ? before.input.slice(0, before.index).split(' ').filter(Boolean).length : 0
  const isFormer = (match: RowMatch) =>
    isJob(match) &&
    (match.at + match.length <= from || says("was the asker's role", clauseBefore(words, match.at)))
  const left = matches.filter((match) => !isFormer(match))
  return left.some(({ value }) => value.group === 'event') ? left : matches
}
