import { clauseBefore, plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { acquaintance, kin, kinBefore, offspring, petBefore } from '../../occasions/people-words.ts'
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

const CARED_REACH = 12

// 'Driving my mom with dementia', 'visiting my father who uses a wheelchair'.
const ofCared = new RegExp(
  String.raw`\b(?:driving|drive|taking|take|visiting|visit|accompanying|accompany|bringing|caring for|looking after|carer (?:for|of|to)|caregiver (?:for|of|to)|escorting|pushing|picking up|son of|daughter of) (?:\w+ ){0,2}?(?:my|our|his|her|an?) (?:\w+ ){1,4}?(?:(?:with|has|having|in|and|uses|using|on|is|who has|who is|who uses)(?: (?:a|an|his|her|the|early|late|severe|advanced))*)?$|\b(?:my|our) (?:\w+ )?(?:${kin}) (?:with|who has)(?: (?:early|late|severe|advanced))*$`,
)

// 'My mom has dementia and I take her to church'.
const ofRelative = new RegExp(
  String.raw`\b(?:my|our) (?:\w+ )?(?:${kin}|${offspring}) (?:has|is|uses|needs)(?: (?:in|a|an|on|her|his|early|late|severe))*$`,
)
const caresFor =
  /\b(?:i|im|i am|ill) (?:\w+ )?(?:take|taking|drive|driving|bring|bringing|visit|visiting|push|pushing|accompany|accompanying|care for|caring for|look after|looking after|help|helping) (?:her|him|them)\b|\b(?:her|his|their) (?:carer|caregiver)\b|\b(?:im|i am) (?:her|his) (?:daughter|son|grand\w+|wife|husband|sister|brother|niece|nephew)\b/

/** Whether the request asks what the relative should wear. */
export const isForRelative = (words: readonly EventWord[]) =>
  /\b(?:she|he|her|him|they|them) (?:should |can |could |to )?wear\b|\bfor (?:her|him) to wear\b|\bdress (?:her|him)\b/.test(
    plainText(words),
  )

/** Whether the need at `at` is that of a relative whom the asker drives, visits or helps, unless the relative is to be dressed. */
function isCaredFor(words: readonly EventWord[], at: number): boolean {
  const before = clauseBefore(words, at, CARED_REACH)
  const text = plainText(words)
  const isOfRelative =
    ofCared.test(before) || ofCared.test(`${before} `) || (ofRelative.test(before) && caresFor.test(text))
  return isOfRelative && namesCarer.test(text) && !isForRelative(words)
}

const namesCarer =
  /\b(?:i|im|me|driving|taking|visiting|accompanying|bringing|caring|looking|pushing|escorting|carer|caregiver|daughter|son)\b/

/** Whether a relative who ends before `next` is a patient: 'my wife is in labor', 'my mom is in the hospital'. */
export const isPatient = (words: readonly EventWord[], next: number) =>
  /^(?:is|was|went) (?:in |into |having |giving )(?:(?:the|a|an|her|our|his) )?(?:labor|hospital|icu|er|surgery|hospice|rehab|coma|birth|baby|jail|prison)\b/.test(
    plainText(words.slice(next, next + PATIENT_REACH)),
  )
const PATIENT_REACH = 4

/** Whether the treatment at `at` is a relative's or a pet's, who isn't the one to dress: 'my sister's surgery'. */
const isTreatmentOfKin = (words: readonly EventWord[], at: number): boolean =>
  [kinBefore, petBefore].some((one) => one.test(clauseBefore(words, at))) &&
  /^(?:\w+ ){0,2}(?:surgery|procedure|operation|op\b|scan|chemo|mri|colonoscopy|cataract|physio|treatment|dialysis|section|cesarean|birth\b|replacement|biopsy)/.test(
    plainText(words.slice(at, at + TREATMENT_REACH)),
  ) &&
  !isForRelative(words)
const TREATMENT_REACH = 3
