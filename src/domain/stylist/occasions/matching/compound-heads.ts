import { profileRow } from '../profiles/profile-rows.ts'
import { plainText } from './clauses.ts'
import { familyOf, isEvent, type RowMatch } from './profile-phrases.ts'
import { says } from './phrasing.ts'
import type { EventWord } from './tokenize-event.ts'
import { phraseSet } from '../../../word-set.ts'

const isJobRow = (match: RowMatch) =>
  /^(?:work|work with hands|hospital shift|site|interview)$/.test(familyOf(match)) ||
  outdoorJobs.has(match.value.id)
const outdoorJobs = phraseSet('fieldwork, pool shift, stand, sea work, volunteer driving')

// Places that only specify what follows: 'museum board dinner', 'concert hall cleaning'.
const places = phraseSet(
  'museum, theater, opera, concert, match, golf, swimming, indoor swimming, festival, night out, club, temple, zoo, theme park, campus, gallery, cinema, cricket, skiing, tennis, theater crew, pool shift, hospital visit, hunting, driven shoot',
)
const heads = phraseSet(
  'dinner, brunch, awards, party, retirement, office Christmas party, christmas, anniversary, exam, course, interview, conference, volunteering, fitting, banquet, gala, reunion, casual fundraiser, outdoor volunteering, community meeting, ribbon cutting, work with hands, cleanup, board meeting',
)
const MOST_BETWEEN = 2
const isFunctionWord =
  /^(?:and|or|then|before|after|to|for|at|in|on|with|from|of|a|an|the|my|our|i|im|is|but|by|as|where|when|while|not|no)$/

/** Whether a later event of the same compound is its head: a museum board dinner is a dinner. */
export function isModifier(
  words: readonly EventWord[],
  match: RowMatch,
  matches: readonly RowMatch[],
): boolean {
  const end = match.at + match.length
  return (
    places.has(match.value.id) &&
    matches.some(
      ({ value, at }) =>
        heads.has(value.id) &&
        at >= end &&
        at - end <= MOST_BETWEEN &&
        words[at]?.clause === words[match.at]?.clause &&
        words.slice(end, at).every(({ plain }) => !isFunctionWord.test(plain)),
    )
  )
}

const otherJobs =
  /^(?:interviews?|fairs?|offers?|centers?|centres?|application|applications|trial|hunt|hunting|coach|coaching|seminar|club|search|training|center)$/
const emptyWords =
  /^(?:a|an|the|my|new|first|day|dream|old|current|good|great|big|steady|this|that|his|her|our|same|second|on|at|of|for|from|to|in|no|next|good|job|paint|hair|nose|it|its|do|doing|get|got|i|nice|two|three|four|five|several|other|odd|between)$/

// Whether an event other than a job leads directly to the head in a compound.
const specifies = (words: readonly EventWord[], match: RowMatch, head: RowMatch) => {
  const between = words.slice(match.at + match.length, head.at)
  return (
    isEvent(match) &&
    match.at < head.at &&
    !isJobRow(match) &&
    between.length <= MOST_BETWEEN &&
    [words[match.at], ...between].every((word) => word?.clause === words[head.at]?.clause) &&
    between.every(({ plain }) => !isFunctionWord.test(plain))
  )
}

/** Jobs named by their place: 'a tapas bar job' is a shift there, 'a hot dog stand job' too. */
export function withPlaceJobs(
  words: readonly EventWord[],
  written: readonly RowMatch[],
): readonly RowMatch[] {
  // 'A theme park summer job': the place says where the shift is.
  const shift = written.find(({ value }) => value.id === 'shift')
  const matches = written.filter((match) => !(shift && specifies(words, match, shift)))
  const at = words.findIndex(
    ({ plain, clause }, place) =>
      /^jobs?$/.test(plain) &&
      !(words[place + 1]?.clause === clause && otherJobs.test(words[place + 1]?.plain ?? '')),
  )
  const [job, before] = [words[at], words[at - 1]]
  if (at < 1 || !job || before?.clause !== job.clause || emptyWords.test(before.plain)) return matches
  const isHere = (match: RowMatch) => words[match.at]?.clause === job.clause
  if (matches.some((match) => isJobRow(match) || (isHere(match) && match.at + match.length > at)))
    return matches
  // 'A golf buggy rental job': up to the last word that isn't part of the compound.
  const from =
    words
      .slice(0, at)
      .findLastIndex(({ plain, clause }) => clause !== job.clause || isFunctionWord.test(plain)) + 1
  const venues = matches.filter((match) => match.at >= from && match.at < at && isEvent(match))
  return [
    ...matches.filter((match) => !venues.includes(match)),
    { value: profileRow('shift'), at: from, length: at - from + 1 },
  ].toSorted((one, other) => one.at - other.at)
}

/** Whether the asker is one of the couple: 'lesbian couple, town hall wedding, I am the butch one'. */
export const isOwnWedding = (words: readonly EventWord[], { value }: RowMatch): boolean =>
  ownable.has(value.id) &&
  says('is of the couple', plainText(words)) &&
  !says('is a guest of the couple', plainText(words)) &&
  // 'I'm the groom's sister'.
  !words.some(({ text }) => /(?:bride|groom)['’]s$/iu.test(text))
const ownable: ReadonlySet<string> = new Set(['wedding', 'registry wedding', 'beach wedding', 'barn wedding'])
