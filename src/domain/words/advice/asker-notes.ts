import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import type { AdvicePieces } from '../../stylist/advice/choose-pieces.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import { isOfUse, linesFor } from './asker-lines.ts'

const coveredByHijab: ReadonlySet<string> = new Set(['modest', 'mosque visit'])

const signals: ReadonlySet<string> = new Set(['orange', 'red', 'yellow', 'cobalt'])
const isMadeFor =
  (id: string) =>
  ({ catalogGarment: { for: madeFor } }: AdvicePieces['chosen'][number]) =>
    madeFor?.includes(id) === true

/** Returns the notes for the asker that fit the chosen pieces. Wearers of a hijab get no note about covering up. */
export function askerNotes(input: AdviceInput, { chosen }: AdvicePieces): string[] {
  const { asker, isDepartmentGuessed, department } = input
  const { rows, wearer } = asker
  const { event } = input.reading
  // A chosen base layer makes the note about thin layers redundant.
  const isLayered = chosen.some(({ garment }) => garment.tags.has('base layer'))
  const isHijab = rows.some(({ id }) => id === 'hijab')
  const isWithoutLegs = !chosen.some(
    ({ garment: { slot, tags, set } }) =>
      (slot === 'bottom' && !tags.has('shorts')) || (slot === 'outer' && set === 'suit'),
  )
  const ofShoes = rows.find(({ isNoteOfShoes }) => isNoteOfShoes)
  const notes = rows
    // In the water and on a mat no shoes are worn.
    .filter(
      (row) =>
        !row.isNoteOfShoes || (row === ofShoes && !chosen.some(({ garment }) => hasTag(garment, ['slides']))),
    )
    .filter(({ id }) => !(isLayered && id === 'always cold'))
    .filter(({ id }) => id !== 'traditional dress' || !chosen.some(({ garment }) => garment.culture !== null))
    // In court nothing playful is worn.
    .filter(({ id }) => id !== 'fun piece' || chosen.some(isMadeFor(id)))
    // A shirt that buttons in front doesn't help hands that can't do buttons.
    .filter(({ id }) => id !== 'sling' || !rows.some((row) => row.id === 'stiff hands'))
    // A tip on large zips is for people who can close them.
    .filter(({ id }) => id !== 'stiff hands' || !rows.some((row) => row.id === 'no fastenings'))
    .filter(({ id }) => id !== 'seen' || chosen.some(({ color }) => signals.has(color ?? '')))
    .filter(({ takes }) => isOfUse(takes, input))
    .filter(({ id, notAt }) => !(isHijab && coveredByHijab.has(id)) && !notAt?.includes(event?.id ?? ''))
    .map(({ note }) => note)
  const isInTights = chosen.some(({ garment }) => garment.tags.has('leggings'))
  const isTailored = chosen.some(({ garment }) => garment.tags.has('tailored'))
  const isMarried = statesMarriage(input.words)
  return (
    notes
      .flatMap((note) =>
        note ? linesFor(note, wearer.wears, isDepartmentGuessed ? 'women' : department) : [],
      )
      // Who can't wear a suit isn't told to.
      .filter((note) => isTailored || !ofSuits.test(note))
      // A note about legs doesn't help with a dress or shorts.
      .filter((note) => !(isWithoutLegs && ofLegs.test(note)))
      // Sports tights aren't a loose cut.
      .filter((note) => !(isInTights && /\bloose cut\b/.test(note)))
      .map((note) => (isMarried ? note.replace(' if you are married', '') : note))
  )
}

const ofSuits = /^(?:On duty, )?(?:Wear|Match)\b.*\b(?:suit|blazer)\b/
const ofLegs = /^(?!.*\b(?:skirts?|dress|hems?)\b).*\b(?:trousers|pants|legs that|wide legs|straight legs)\b/

// 'Orthodox, married, work barbecue', but not 'my sister gets married'.
const statesMarriage = (words: AdviceInput['words']) =>
  /\b(?:i am|im) (?:a )?married\b|\bmy husbands?\b|\bmarried orthodox\b|\borthodox (?:woman )?(?:and )?married\b/.test(
    plainText(words),
  ) ||
  [...Map.groupBy(words, ({ clause }) => clause).values()].some((clause) =>
    /^married(?: woman)?$/.test(plainText(clause)),
  )

/** Returns a note that the outfit is only a base, at a costume party without a theme. */
export function costumeNote(
  { chosen }: AdvicePieces,
  { asker, reading: { event } }: AdviceInput,
): string | null {
  const isHated = asker.rows.some(({ id }) => id === 'hates costumes' || id === 'no costume')
  const isCostume = ({ garment, catalogGarment: { for: madeFor } }: AdvicePieces['chosen'][number]) =>
    garment.tags.has('costume') ||
    madeFor?.some((id) => id === event?.id || id === 'costume' || asker.rows.some((row) => row.id === id))
  if (![event?.id, event?.family].includes('costume') || isHated || chosen.some(isCostume)) return null
  return 'This is a plain base to build the costume on.'
}
