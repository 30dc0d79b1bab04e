import { colorFamily, type ColorFamily } from '../../closet/colors/color-family.ts'
import { swatchColor } from '../../closet/colors/swatch-color.ts'
import { isColorOfOthers } from './colors-of-others.ts'
import { clauseBefore, plainText } from './matching/clauses.ts'
import type { EventWord } from './matching/tokenize-event.ts'
import { wordList } from './word-lists.ts'
import { profileRow, type ProfileRow } from './profiles/profile-rows.ts'

// Degrees of strictness; a specific dress code overrides them.
const vague: ReadonlySet<string> = new Set(['relaxed', 'dressed', 'conservative'])

/** Returns the dress code among the named rows, or null. */
export function dressCodeOf(rows: readonly ProfileRow[], words: readonly EventWord[]): ProfileRow | null {
  const codes = rows.filter(
    ({ id, group, formality }) =>
      group === 'code' && formality && !(id === 'jeans allowed' && isOfOwnClothes(words)),
  )
  const named = codes.find(({ id }) => !vague.has(id)) ?? codes[0]
  return named ?? (forbidsJeans(words) ? profileRow('no jeans') : null)
}

// 'I have mostly T-shirts and jeans' and 'my jeans are too short' don't state a dress code.
function isOfOwnClothes(words: readonly EventWord[]): boolean {
  const named = words.flatMap(({ plain }, at) => (plain === 'jeans' ? [at] : []))
  return (
    named.length > 0 &&
    named.every((at) =>
      words
        .slice(Math.max(0, at - OWN_REACH), at)
        .some(({ plain, clause }) => clause === words[at]?.clause && ownCues.has(plain)),
    )
  )
}

const OWN_REACH = 5
const ownCues = wordList('own clothes')

function forbidsJeans(words: readonly EventWord[]): boolean {
  return words.some(
    ({ plain }, at) =>
      /^(?:jeans|denim|sneakers|trainers|shorts)$/.test(plain) &&
      /^(?:no|not|without)$/.test(words[at - 1]?.plain ?? ''),
  )
}

/** Returns the color family of a word, or null if the word is not a color. */
export function familyOfWord(word: string): ColorFamily | null {
  const hex = swatchColor(word)
  return hex ? colorFamily(hex) : null
}

// 'all white', 'dress code: red', 'wear something green', 'everyone in blue', 'a pink theme'.
const colorCues = wordList('leads to a color')
const skippedWords = wordList('before a color')
// More often fabric, drink or weather than a color.
const nonColors = wordList('rarely a color')
// After a color word, these request it: 'emerald lace'.
const themes = wordList('after a color')
const denials = wordList('denies a color')
const COLORS_REACH = 4

/** Returns the color words that a dress code or theme requires, as written. */
export function wantedColorWords(words: readonly EventWord[]): string[] {
  return words.flatMap((word, at) => {
    const isCloth = nonColors.has(word.plain) && !isOfAsoEbi(words, at)
    // 'All in black since my husband died' tells a habit.
    const isHabit = words[at + 1]?.plain === 'since'
    if (
      isCloth ||
      isHabit ||
      !swatchColor(word.plain) ||
      isOfAccessory(words, at) ||
      isColorOfOthers(words, at)
    )
      return []
    const isTheme = themes.has(words[at + 1]?.plain ?? '')
    return isTheme ||
      isAfterCue(words, at) ||
      isLoved(words, at) ||
      isListOfColors(words, at) ||
      isGarmentIn(words, at) ||
      isRequested(words, at)
      ? [shadeAt(words, at)]
      : []
  })
}

// 'Emerald green' counts as emerald.
function shadeAt(words: readonly EventWord[], at: number): string {
  const [before, word] = [words[at - 1]?.plain ?? '', words[at]?.plain ?? '']
  const isShade = swatchColor(before) && before !== word && familyOfWord(before) === familyOfWord(word)
  return isShade ? before : word
}

const wearers = wordList('others who wear a color')
const isOfOther = (words: readonly EventWord[], at: number) =>
  words.slice(Math.max(0, at - 2), at).some(({ plain }) => wearers.has(plain))

// 'The aso ebi is wine'.
const isOfAsoEbi = (words: readonly EventWord[], at: number) =>
  words.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === 'ebi' || plain === 'asoebi')

// 'Ushers wear white gloves' says nothing of the other clothes.
const isOfAccessory = (words: readonly EventWord[], at: number) => accessories.has(words[at + 1]?.plain ?? '')
const accessories = wordList('accessories in a color')

// 'A Mardi Gras parade, gold purple green': a clause of colors alone names the code.
function isListOfColors(words: readonly EventWord[], at: number): boolean {
  const clause = words.filter(({ clause: one }) => one === words[at]?.clause)
  const others = clause.filter(({ plain }) => !/^(?:and|or|the|in|colors)$/.test(plain))
  return (
    others.length > 1 && others.every(({ plain }) => swatchColor(plain) !== null && !nonColors.has(plain))
  )
}

// 'The bride asked for terracotta', 'she wants sage'.
function isRequested(words: readonly EventWord[], at: number): boolean {
  const [before, verb] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? '']
  // 'I'm a bridesmaid, the bride picked sage green'.
  const isInParty = words.some(({ plain }) =>
    /^(?:bridesmaids?|groomsm[ae]n|maid|matron|ushers?)$/.test(plain),
  )
  const told = clauseBefore(words, at)
  if (
    /\b(?:gave|gives|assigned|put|puts|dressed|has) (?:us|me|the girls|everyone)(?: all)?(?: in)?$/.test(told)
  )
    return true
  // 'She wants us to match in navy'.
  if (/\b(?:match|matching|coordinate|twin|twinning)(?: \w+)? in$/.test(told)) return true
  if (/\bwe (?:all )?wear (?:our own |all |only )?$/.test(`${told} `)) return true
  const isPicked = /^(?:picked|chose|selected|wants)$/.test(before) && !/^(?:i|ive)$/.test(verb)
  if (isInParty && isPicked) return true
  return (
    (before === 'for' && /^(?:asked|asks|asking)$/.test(verb)) ||
    (before === 'wants' && verb !== 'i') ||
    (before === 'want' && /^(?:they|parents|hosts)$/.test(verb))
  )
}

const clothes = wordList('clothes in a color')

// 'My own dress in navy'.
function isGarmentIn(words: readonly EventWord[], at: number): boolean {
  const before = words.slice(0, at).filter(({ plain }) => plain !== 'bright' && plain !== 'dark')
  const garment = before.at(-2)?.plain ?? ''
  return before.at(-1)?.plain === 'in' && clothes.has(garment)
}

// Matches 'I love purple' and 'I like purple', but not 'I love black coffee'.
function isLoved(words: readonly EventWord[], at: number): boolean {
  const isLast =
    words[at + 1]?.clause !== words[at]?.clause ||
    (/^(?:and|or)$/.test(words[at + 1]?.plain ?? '') && !swatchColor(words[at + 2]?.plain ?? ''))
  const before = clauseBefore(words, at)
  const { clause } = words[at] ?? {}
  const after = plainText(
    words.slice(at + 1, at + 1 + OWN_COLOR_REACH).filter((word) => word.clause === clause),
  )
  // 'Lilac is my color', 'my best color is teal'.
  if (/^is my (?:\w+ )?colou?r\b/.test(after) || (isLast && /\bmy (?:\w+ )?colou?r is$/.test(before)))
    return true
  return (
    isLast &&
    !/\b(?:dont|doesnt|didnt|not|never)\b/.test(before) &&
    /(?:^| )(?:love|loves|loved|adore|adores|(?:i|she|he|really) likes?)$/.test(before)
  )
}

const OWN_COLOR_REACH = 4
// 'I don't want to wear white', 'guests are not allowed to wear red'.
const deniedWish =
  /\b(?:no|not|dont|doesnt|didnt|never|cant|cannot|wont|shouldnt|rather not|hates?|refuses?)(?: (?:really|want|wants|like|likes|love|plan|planning|allowed|supposed|going|have|need|dare|us|me|you|guests|anyone|people|to|be|in))*$/

const isAskedAbout = (words: readonly EventWord[], at: number) =>
  /^wear$/.test(words[at]?.plain ?? '') &&
  words[at - 1]?.plain === 'to' &&
  /^(?:ok|okay|fine|alright|acceptable|rude|wrong|bad|allowed|appropriate|inappropriate)$/.test(
    words[at - 2]?.plain ?? '',
  )

function isAfterCue(words: readonly EventWord[], at: number): boolean {
  for (let back = 1; back <= COLORS_REACH; back++) {
    const word = words[at - back]?.plain ?? ''
    if (word === 'no' || word === 'not' || word === 'avoid') return false
    // 'My date is wearing emerald' is someone else's color.
    // 'The bride says wear any green' asks for it.
    const isSaid = /^(?:says?|said)$/.test(words[at - back - 1]?.plain ?? '')
    if (/^wear(?:ing)?$/.test(word) && !isSaid && isOfOther(words, at - back)) return false
    // 'The bride's mom wears navy', but not 'everyone wears green'.
    if (word === 'wears' && !/^(?:everyone|everybody|family|all)$/.test(words[at - back - 1]?.plain ?? ''))
      return false
    // The couple's colors are for their party, not for guests.
    if (
      word === 'colors' &&
      /^(?:wedding|bridal|bridesmaids?|court|their|her|his)$/.test(words[at - back - 1]?.plain ?? '')
    )
      return false
    // 'Is it rude to wear red?' asks.
    if (isAskedAbout(words, at - back)) return false
    if (colorCues.has(word))
      return (
        !denials.has(words[at - back - 1]?.plain ?? '') && !deniedWish.test(clauseBefore(words, at - back))
      )
    if (!skippedWords.has(word) && !swatchColor(word)) return false
  }
  return false
}
