import { clothColors } from '../closet/cloth-colors.ts'
import { plainLetters } from '../closet/plain-letters.ts'

// Also a cloth or a finish, so that a name which has it may still want its color said.
// prettier-ignore
const alsoNoColor = new Set(['linen', 'denim', 'natural', 'pearl', 'rose', 'stone', 'powder', 'steel', 'wheat', 'silver', 'gold', 'coffee', 'nude'])

// Size and fit come before the color, cloth and noun after it: 'long navy wool coat'; but 'navy long-sleeve tee'.
// prettier-ignore
const beforeColor = new Set(`long fine belted cropped oversized oversize chunky soft slim fitted relaxed short light heavy slouchy big little small
  old new vintage tailored cozy lightweight favorite pointed strappy fluffy`.split(/\s+/))
const belongsToNext = /^(?:sleeves?|sleeved|toes?|toed|lines?|necks?|knit|fit|legs?|wash|straps?)$/i

const lightness = new Set([
  'light',
  'dark',
  'deep',
  'pale',
  'bright',
  'off',
  'soft',
  'very',
  'baby',
  'sky',
  'hot',
])

/** The words for a piece with its color among them, 'camel' or 'white and navy', where one is known. */
export function colored(shade: string | null, words: string): string {
  if (!shade) return words
  const [first = '', second = '', ...rest] = words.split(' ')
  if (beforeColor.has(first.toLowerCase()) && second !== '' && !belongsToNext.test(second))
    return `${first} ${colored(shade, [second, ...rest].join(' '))}`
  // 'Denim blue jeans' say it once.
  const once = /denim|jean/i.test(words) ? shade.replace(/^denim /, '') : shade
  return `${once.includes(' and ') ? once.replaceAll(' ', '-') : once} ${words}`
}

/**
 * As `colored`, for the owner's name of a piece, which may have said the color: 'Camel trench coat', 'Wool coat black'.
 * A color that the name has counts, whatever else is known of it. `written` is the color as the owner wrote it.
 */
export function coloredName(
  name: string,
  { written, shade }: { readonly written: string; readonly shade: string | null },
): string {
  const said = plainLetters(name).split(/[^a-z]+/)
  const own = `${plainLetters(written)} ${shade ?? ''}`
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word !== 'and' && !lightness.has(word))
  if (said.some(isColor)) return colorInFront(name)
  return own.some((word) => said.includes(word)) ? name : colored(shade, name)
}

function colorInFront(name: string): string {
  const words = name.split(' ')
  const isLast = (at: number) =>
    isColor((words.at(at) ?? '').toLowerCase()) || lightness.has((words.at(at) ?? '').toLowerCase())
  if (words.length < 2 || !isColor((words.at(-1) ?? '').toLowerCase()) || /\s(?:in|and)\s/.test(name))
    return name
  const from = words.length > 2 && isLast(-2) ? -2 : -1
  return colored(words.slice(from).join(' ').toLowerCase(), words.slice(0, from).join(' '))
}

function isColor(word: string): boolean {
  return clothColors.has(word) && !alsoNoColor.has(word)
}
