import * as z from 'zod/mini'
import { stylePreferences } from '../../../contract/stylist/stylist.ts'
import type { ColorFamily } from '../../closet/colors/color-family.ts'
import { familyOfWord } from '../occasions/read-dress-code.ts'
import type { ColorRole, OutfitPart } from '../catalog/garment-catalog.ts'
import type { EventReading } from '../occasions/read-event.ts'
import type { AdviceInput } from './advice-input.ts'
import {
  colorsToAvoid,
  isFestiveDress,
  isMessy,
  isOneColorRequested,
  isSoberOccasion,
  wantsBright,
  wantsPastels,
} from './occasion-colors.ts'
import { asWished } from './wished-colors.ts'
import paletteRows from './tables/palettes.json' with { type: 'json' }

// Colors of the main piece, of the second one, and of shoes and leather; `swatchColor` knows every word.
const Palettes = z.array(z.tuple([z.string(), z.string(), z.string()]))
const { jewel, muted, earth, pastels, byPreference } = z
  .strictObject({
    /** For customs that call for strong colors, regardless of the preference. */
    jewel: z.array(z.string()),
    /** Instead of these for askers who dislike bright colors. */
    muted: z.array(z.string()),
    /** For askers who like earth tones. */
    earth: Palettes,
    /** For invitations that request pastels. */
    pastels: z.array(z.string()),
    byPreference: z.record(
      z.enum(stylePreferences),
      z.strictObject({ light: Palettes, deep: Palettes, evening: Palettes }),
    ),
  })
  .parse(paletteRows)

/** The color word of each role. */
export type PieceColors = Readonly<Record<ColorRole, string>>

const DRESSED_FROM = 3.4
const clothes: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['whole', 'top', 'bottom', 'layer'])
// Minimum formality of dark coats: a gown or tuxedo goes with one.
const BLACK_FROM = 4.2
const grave = ['black', 'charcoal', 'black'] as const
const sober = ['navy', 'cream', 'black'] as const
// Replacements for a color that is ruled out, in this order.
const substitutes = ['navy', 'charcoal', 'olive', 'camel', 'burgundy', 'teal', 'cream']
const metals = new Set(['silver', 'gold', 'bronze', 'copper'])
// Shades that pass for a color of another family: charcoal looks black where black is unlucky, and coral orange.
// prettier-ignore
const near: Readonly<Partial<Record<ColorFamily, ReadonlySet<string>>>> = {
  black: new Set(['charcoal', 'graphite']),
  orange: new Set(['coral', 'rust', 'terracotta', 'peach', 'apricot', 'salmon', 'copper', 'saffron', 'brick-red']),
  red: new Set(['coral', 'rust', 'terracotta', 'brick-red']),
  pink: new Set(['coral', 'salmon', 'peach', 'rose']),
  green: new Set(['teal', 'turquoise', 'olive', 'sage', 'mint', 'jade', 'khaki']),
  gray: new Set(['slate', 'graphite', 'charcoal', 'silver']),
  beige: new Set(['khaki', 'camel', 'stone', 'sand', 'champagne', 'gold']),
}
const vivid = new Set([...jewel, 'coral', 'orange', 'crimson', 'yellow', 'mustard', 'sky-blue'])
const lights = ['white', 'cream', 'sky-blue', 'gray']
const darkLeathers = ['brown', 'black', 'navy']
const leathers = new Set<ColorFamily | null>(['black', 'brown', 'beige', 'gray', null])
// prettier-ignore
const suitColors = new Set(['navy', 'charcoal', 'black', 'gray', 'slate', 'graphite', 'burgundy', 'wine', 'plum', 'aubergine', 'olive', 'espresso', 'camel', 'stone', 'taupe'])
const lightSuits = ['stone', 'beige', 'sand']
// A camel suit suits a garden party, but not a bank.
const soberSuits = new Set(['navy', 'charcoal', 'black', 'gray', 'slate', 'graphite'])
const wordOf: Readonly<Partial<Record<ColorFamily, string>>> = { red: 'ruby', green: 'emerald' }

const blackOnly: ReadonlySet<string> = new Set([
  'techno',
  'event crew',
  'guard',
  'kink party',
  'orchestra performance',
])

// At a techno club, in an orchestra, backstage and on guard.
function isBlackOnly({ event, needs }: EventReading): boolean {
  return blackOnly.has(event?.id ?? '') && needs.wantColors[0] === 'black'
}

function inOneColor(color: string): PieceColors {
  // prettier-ignore
  return {
    main: color, suit: color, tie: color, second: color, light: color, sneakers: color, leather: color, neutral: color, natural: color, jewel: color,
    denim: color, black: color, brown: color, yellow: 'yellow', metal: 'gold',
  }
}

// Colors that the event requires regardless of the preference: on a safari, nothing is blue.
function requiredColors({ event, needs }: EventReading): readonly ColorFamily[] | undefined {
  // Game and fish see bright colors.
  if (event?.id === 'hunting' || event?.id === 'fishing') return ['brown', 'green', 'beige']
  return needs.wants?.find(({ of, weight }) => weight === 3 && of.colors && !of.slots && !of.tags)?.of.colors
}

const offPalette = new Set(['pistachio', 'emerald', 'jade', 'mint', 'turquoise', 'coral'])

function palettesOf(families: readonly ColorFamily[]) {
  const isOf = (word: string) => families.some((family) => family === familyOfWord(word))
  return (
    Object.values(byPreference)
      .flatMap(({ light, deep }) => [...light, ...deep])
      // The green family should give khaki and olive, not pastel green.
      .filter((colors) => !colors.some((word) => offPalette.has(word)))
      .filter(([main, second]) => isOf(main) && isOf(second))
  )
}

// A camel suit suits a garden party, but a camel tie is invisible on it. With pastels, suits are light.
function suitAndTie(
  first: string,
  reading: EventReading,
  instead: (word: string) => string,
  pick: AdviceInput['pick'],
) {
  const { needs } = reading
  if (wantsPastels(reading)) return { suit: pick('light suit', lightSuits) ?? instead('beige'), tie: first }
  const isSober = isSoberOccasion(needs) || needs.profiles?.includes('japanese wedding') === true
  const suits = isSober ? soberSuits : suitColors
  return {
    suit: suits.has(first) ? first : instead('navy'),
    // Men meet a requested color with their tie.
    tie: soberSuits.has(first) || reading.wantedWords.length > 0 ? first : instead('navy'),
  }
}

// The color that the words, a dress code or a custom request.
function wantedColor(reading: EventReading, pick: AdviceInput['pick']): string | null {
  const { wantColors } = reading.needs
  const family = wantsBright(reading) ? pick('bright', wantColors) : wantColors[0]
  const custom = family && reading.dressCode?.id !== 'black tie' ? (wordOf[family] ?? family) : null
  // Of 'gold, purple and green', the metal is for jewelry.
  const named = reading.wantedWords.find((word) => !metals.has(word)) ?? reading.wantedWords[0]
  return named ?? (wantsPastels(reading) ? pick('pastel', pastels) : custom)
}

// Shirts are white or pale, but not blue at a funeral.
function paleColor(first: string, isGrave: boolean, isRuledOut: (word: string) => boolean): string {
  const quiet = isGrave ? ['white', 'gray', 'charcoal'] : lights
  return first === 'white' ? 'white' : (quiet.find((word) => !isRuledOut(word)) ?? 'navy')
}

// Charcoal in place of pale colors for rain and dirt.
function overStains(word: string, input: Pick<AdviceInput, 'reading' | 'words'>): string {
  const { needs, wantedWords } = input.reading
  const isStained = (needs.isWet || isMessy(input)) && wantedWords.length === 0
  return isStained && paleFamilies.has(familyOfWord(word)) ? 'charcoal' : word
}

const paleFamilies: ReadonlySet<ColorFamily | null> = new Set<ColorFamily | null>(['white', 'beige'])

// A bride wears ivory. Askers who want color get one, even at a funeral.
function ownColor(
  { asker, department, reading }: Pick<AdviceInput, 'asker' | 'department' | 'reading'>,
  bright: string | null,
): string | null {
  const isIvory = !asker.wearer.neverColors.includes('white')
  if (reading.event?.id === 'own wedding' && department === 'women' && isIvory) return 'ivory'
  return asker.rows.some(({ isColorful }) => isColorful) ||
    (department === 'women' && isFestiveDress(reading.event))
    ? bright
    : null
}

// Shoes and belts come in leather colors; metals suit women only.
function leatherColor(
  word: string,
  { department, reading }: Pick<AdviceInput, 'department' | 'reading'>,
  isRuledOut: (word: string) => boolean,
): string {
  if (department === 'women' && isFestiveDress(reading.event) && !isRuledOut('gold')) return 'gold'
  const isMetalOnMan = department === 'men' && metals.has(word)
  const usual = isMetalOnMan ? 'black' : leathers.has(familyOfWord(word)) ? word : 'brown'
  return isRuledOut(usual) ? (darkLeathers.find((other) => !isRuledOut(other)) ?? usual) : usual
}

const glaring: ReadonlySet<string> = new Set(['camera', 'video call', 'job tv'])

// Of 'maroon and gold', the metal is for jewelry.
const secondWanted = (reading: EventReading): string | undefined =>
  reading.wantedWords.filter((word) => !metals.has(word))[1] ?? (wantsBright(reading) ? 'beige' : undefined)

// Shoes in place of black ones are brown, and jewelry in place of gold is silver.
const fixedRoles = (instead: (word: string) => string, isRuledOut: (word: string) => boolean) => ({
  black: isRuledOut('black') && !isRuledOut('brown') ? 'brown' : instead('black'),
  brown: instead('brown'),
  yellow: 'yellow',
  metal: isRuledOut('gold') ? 'silver' : 'gold',
})

/** Returns the outfit's colors: those of the preference, adapted to dress code, customs and the wearer's dislikes. */
export function adviceColors(input: AdviceInput): PieceColors {
  const { words, reading, asker, owned, preference, season, department, pick } = input
  const { dayTime, formality, mood } = reading.needs
  const isEvening = (dayTime === 'evening' || dayTime === 'night') && formality.ideal >= DRESSED_FROM
  const isDeep = season === 'fall' || season === 'winter'
  const never: readonly (ColorFamily | null)[] = asker.wearer.neverColors
  const avoided = [...colorsToAvoid({ reading, department }).map(({ family }) => family), ...never]
  const isRuledOut = (word: string) =>
    avoided.some((family) => family === familyOfWord(word) || (family !== null && near[family]?.has(word)))
  const instead = (word: string, taken = '') =>
    isRuledOut(word) ? (substitutes.find((other) => !isRuledOut(other) && other !== taken) ?? word) : word
  // Owned clothes call for other colors: a navy blazer for trousers that are not navy.
  const worn: readonly (ColorFamily | null)[] = owned.garments
    .filter(({ part }) => clothes.has(part))
    .map(({ piece }) => piece.garment.color?.family ?? null)
  const unlikeOwned = (word: string) =>
    familyOfWord(word) !== null && worn.includes(familyOfWord(word))
      ? (substitutes.find((other) => !isRuledOut(other) && !worn.includes(familyOfWord(other))) ?? word)
      : word
  const required = requiredColors(reading)
  const hatesBright = asker.neverWords.has('bright colors')
  const isEarthy = asker.rows.some(({ id }) => id === 'earth tones')
  const own = isEarthy ? earth : byPreference[preference][isEvening ? 'evening' : isDeep ? 'deep' : 'light']
  const usual = required ? palettesOf(required).filter((colors) => !colors.some(isRuledOut)) : own
  const fitting = hatesBright ? usual.filter((colors) => !colors.some((word) => vivid.has(word))) : usual
  const [main, second, leather] = mood === 'grave' ? grave : (pick('palette', fitting) ?? sober)
  const wanted = wantedColor(reading, pick)
  const bright = pick(
    'jewel',
    (hatesBright ? muted : jewel).filter((word) => !isRuledOut(word)),
  )
  const first =
    wanted && !never.includes(familyOfWord(wanted))
      ? wanted
      : (ownColor(input, bright) ?? unlikeOwned(instead(main)))
  // Bright white glares on camera.
  const isOnScreen = glaring.has(reading.event?.id ?? '') || asker.rows.some(({ id }) => id === 'video')
  const pale = isOnScreen ? instead('sky-blue') : paleColor(first, mood === 'grave', isRuledOut)
  const isColored = wantsBright(reading) || isMessy(input)
  const light = required ? 'khaki' : isColored ? first : pale
  // Staff told to wear black and white wear a white top.
  const isWithWhite = reading.wantedWords.includes('white')
  if (isBlackOnly(reading)) return { ...inOneColor('black'), ...(isWithWhite ? { light: 'white' } : {}) }
  if (isOneColorRequested(words, first)) return inOneColor(first)
  if (reading.rows.some(({ id }) => id === 'all white')) return inOneColor('white')
  const colors: PieceColors = {
    main: first,
    ...suitAndTie(first, reading, instead, pick),
    // An occasion that calls for bright colors excludes dark trousers too.
    second: instead(overStains(instead(secondWanted(reading) ?? unlikeOwned(second), first), input), first),
    light,
    sneakers: mood === 'grave' ? instead('black') : light,
    leather: wantsBright(reading) || wantsPastels(reading) ? 'tan' : leatherColor(leather, input, isRuledOut),
    neutral: instead(mood === 'grave' || (isEvening && formality.ideal >= BLACK_FROM) ? 'black' : 'beige'),
    natural: instead('natural'),
    // In festive dress too, mourners wear the color of mourning, and guests the requested color.
    jewel: mood === 'grave' || reading.wantedWords.length > 0 ? first : (bright ?? instead('navy')),
    denim: instead('indigo'),
    ...fixedRoles(instead, isRuledOut),
  }
  return asWished(colors, input, isRuledOut)
}
