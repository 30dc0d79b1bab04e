import { clauseBefore, plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { kin, kinBefore, offspring, petBefore } from '../../occasions/people-words.ts'

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
export function isCaredFor(words: readonly EventWord[], at: number): boolean {
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
export const isTreatmentOfKin = (words: readonly EventWord[], at: number): boolean =>
  [kinBefore, petBefore].some((one) => one.test(clauseBefore(words, at))) &&
  /^(?:\w+ ){0,2}(?:surgery|procedure|operation|op\b|scan|chemo|mri|colonoscopy|cataract|physio|treatment|dialysis|section|cesarean|birth\b|replacement|biopsy)/.test(
    plainText(words.slice(at, at + TREATMENT_REACH)),
  ) &&
  !isForRelative(words)
const TREATMENT_REACH = 3
