import { clauseBefore, plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { acquaintance, kin, offspring } from '../../occasions/people-words.ts'
import { isCaredFor, isForRelative, isTreatmentOfKin } from './is-cared-for.ts'
import { describesSelf } from './stated-wishes.ts'

const whomOnly =
  /\b(?:waiting (?:for|on|with)|wait for|picking(?: up)?|pick(?: up)?|collecting|collect|fetching|dropping(?: off)?|drop(?: off)?|greeting|seeing off|surprising|since|before|after)$/
const ownDoings =
  /^(?:plays?|runs?|sings?|dances?|performs?|competes?|died|passed|dies|graduates?|retires?|races?|swims?|wears)$/

/** Whether a relative is fetched or awaited by the asker, or does something that the asker speaks about. */
export function isSomeoneElse(words: readonly EventWord[], at: number, length: number): boolean {
  if (whomOnly.test(clauseBefore(words, at))) return true
  const speaksOfSelf = words.some(({ plain }) => /^(?:i|im|ive|ill)$/.test(plain))
  const next = words[at + length]?.plain ?? ''
  // 'My wife surprises me'.
  if (
    /^(?:\w+s|made|asked|invited|took|got|gave|booked|signed) (?:me|us)$/.test(
      plainText(words.slice(at + length, at + length + 2)),
    )
  )
    return true
  return /^(?:died|passed|dies)$/.test(next) || (ownDoings.test(next) && speaksOfSelf)
}

// 'Our autistic 6 year old twins', 'my wheelchair using mother'.
function isOfKinNamed(words: readonly EventWord[], at: number, length: number): boolean {
  const { clause } = words[at] ?? {}
  // 'Nonverbal autistic son's graduation' opens with the child.
  const isOpening = at <= 1 && !/^(?:i|im)$/.test(words[0]?.plain ?? '') && describesParent(words)
  const isOurs = isOpening || /^(?:my|our|his|her)$/.test(words[at - 1]?.plain ?? '')
  const after = words.slice(at + length, at + length + CHILD_REACH).filter((word) => word.clause === clause)
  const isOfAdult = relative.test(plainText(after))
  return (
    isOurs &&
    ((describesParent(words) && after.some(({ plain }) => children.test(plain))) ||
      (isOfAdult && (speaksOfSelf.test(plainText(words)) || describesSelf(words)) && !isForRelative(words)))
  )
}
const describesParent = (words: readonly EventWord[]) =>
  describesSelf(words) ||
  /\b(?:im|i am|as) (?:his|her|their|the) (?:dad|mom|mum|father|mother|parent)\b/.test(plainText(words))
const relative = new RegExp(String.raw`^(?:(?!and |my )\w+ ){0,2}?(?:${kin}|${acquaintance})\b`)
const speaksOfSelf = /\b(?:i|im|ive|ill)\b/
const CHILD_REACH = 5
const children =
  /^(?:twins|triplets|son|daughter|kids?|child|children|boys?|girls?|toddler|grandson|granddaughter)$/

/** Whether a role is that of a friend of the asker: 'my priest friend', but not 'as a bridesmaid friend of the bride'. */
export const isOfFriend = (words: readonly EventWord[], at: number, length: number): boolean =>
  words[at + length]?.clause === words[at]?.clause &&
  /^(?:friend|mate|buddy|cousin|neighbou?r)s?$/.test(words[at + length]?.plain ?? '') &&
  !/\bfor (?:a|an|my|our)\b|\b(?:im|am|as) (?:an?|the)$/.test(clauseBefore(words, at))

// 'My date uses a wheelchair', 'my sister is pregnant'.
const isOfCompanion = (words: readonly EventWord[], at: number) =>
  describesParent(words) &&
  /\b(?:my|her|his|our) (?:\w+ )?(?:date|wife|husband|partner|boyfriend|girlfriend|friend|boss|sister|brother|mom|mum|mother|dad|father|nan|gran|grandma|grandpa|son|daughter) (?:is|was|uses|has|wears|needs|is in|is also)(?: (?:a|an|in|in a|very|really|quite|\d+(?: months| weeks)?|also))*$/.test(
    clauseBefore(words, at, COMPANION_REACH),
  )
const COMPANION_REACH = 7

/** Whether the spouse at `at` speaks or acts, and the asker is someone else: 'wife says', 'husband returns, kids with me'. */
export function actsBesideAsker(words: readonly EventWord[], at: number): boolean {
  const next = words[at + 1]?.plain ?? ''
  if (
    /^(?:says|said|thinks|told|tells|insists|bought|packed|wears|wore|picked|chose|booked|planned|hates|loves|prefers|knows)$/.test(
      next,
    )
  )
    return true
  // 'Regimental dinner, wife comes too'.
  if (/^(?:comes|attends|joins|goes|drives|looks)$/.test(next) && (words[at]?.clause ?? 0) > 0) return true
  return (
    /^(?:returns|comes|arrives|leaves|deploys|plays|runs|graduates|retires|performs|gets)$/.test(next) &&
    words.some(({ plain }) => /^(?:i|im|ive|ill|me|my)$/.test(plain))
  )
}

/** Whether a trait of the body is that of company, or of a sport: 'I push her wheelchair', 'wheelchair basketball'. */
export const isTraitOfOther = (words: readonly EventWord[], at: number, length: number): boolean =>
  (isPushed.test(clauseBefore(words, at)) && !isForRelative(words)) ||
  isOfCompanion(words, at) ||
  isOfKinNamed(words, at, length) ||
  isCaredFor(words, at) ||
  isTreatmentOfKin(words, at) ||
  (words[at]?.plain === 'wheelchair' && wheelchairSports.test(words[at + length]?.plain ?? ''))
// Nobody pushes their own wheelchair, but who carries a cane walks with it.
const isPushed =
  /\b(?:(?:push|pushing|carry|carrying|handle|handling|steer) (?:her|his|their)|(?:push|pushing|steer)(?: (?:a|the|patients|people in))?)$/
const wheelchairSports =
  /^(?:basketball|rugby|tennis|racing|races?|dance|fencing|curling|ramps?|repair|users)$/

/** Whether the role at `at` is a relative's: 'my mum's a nun', 'my cousin is getting ordained as a priest'. */
export const isRoleOfKin = (words: readonly EventWord[], at: number): boolean =>
  roleOfKin.test(clauseBefore(words, at)) && !isForRelative(words)
const roleOfKin = new RegExp(
  String.raw`\b(?:my|his|her|our|their) (?:\w+ )?(?:${kin}|${offspring}|${acquaintance})(?:(?:s| is| was| will be| gets|(?= an?$))(?: (?:being|becoming|getting|made|to be))?(?: (?:a|an|the|our|(?!and\b)\w+ed))*|s? (?:ordination|installation|inauguration|swearing in|induction|promotion|consecration|investiture)(?: (?:as|to) (?:a|an|the))?)$`,
)
