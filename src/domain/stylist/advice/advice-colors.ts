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
import { palettes } from './advice-tables.ts'
import { eventGroups } from './advice-lists.ts'

// prettier-ignore
const {
  byPreference, darkLeathers, darks, earth, forDarkClothes, jewel, lightSuits, lights, metals, muted, near, offPalette,
  pastels, signals, soberSuits, substitutes, suitColors, vivid,
} = palettes

/** The color word of each role. */
export type PieceColors = Readonly<Record<ColorRole, string>>

const DRESSED_FROM = 3.4
const clothes: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['whole', 'top', 'bottom', 'layer'])
// Minimum formality of dark coats: a gown or tuxedo goes with one.
const BLACK_FROM = 4.2
const grave = ['black', 'charcoal', 'black'] as const
const sober = ['navy', 'cream', 'black'] as const
const leathers = new Set<ColorFamily | null>(['black', 'brown', 'beige', 'gray', null])
const wordOf: Readonly<Partial<Record<ColorFamily, string>>> = { red: 'ruby', green: 'emerald' }

// At a techno club, in an orchestra, backstage and on guard.
function isBlackOnly({ event, needs }: EventReading): boolean {
  return eventGroups.inBlackOnly.includes(event?.id ?? '') && needs.wantColors[0] === 'black'
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

function palettesOf(families: readonly ColorFamily[]) {
  const isOf = (word: string) => families.some((family) => family === familyOfWord(word))
  return (
    Object.values(byPreference)
      .flatMap(({ light, deep }) => [...light, ...deep])
      // The green family should give khaki and olive, not pastel green.
      .filter((colors) => !colors.some((word) => offPalette.includes(word)))
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
    suit: suits.includes(first) ? first : instead('navy'),
    // Men meet a requested color with their tie.
    tie: soberSuits.includes(first) || reading.wantedWords.length > 0 ? first : instead('navy'),
  }
}

// The color that the words, a dress code or a custom request.
function wantedColor(reading: EventReading, pick: AdviceInput['pick']): string | null {
  const { wantColors } = reading.needs
  const family = wantsBright(reading) ? pick('bright', wantColors) : wantColors[0]
  const custom = family && reading.dressCode?.id !== 'black tie' ? (wordOf[family] ?? family) : null
  // Of 'gold, purple and green', the metal is for jewelry.
  const named = reading.wantedWords.find((word) => !metals.includes(word)) ?? reading.wantedWords[0]
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
  const isMetalOnMan = department === 'men' && metals.includes(word)
  const usual = isMetalOnMan ? 'black' : leathers.has(familyOfWord(word)) ? word : 'brown'
  return isRuledOut(usual) ? (darkLeathers.find((other) => !isRuledOut(other)) ?? usual) : usual
}

// Of 'maroon and gold', the metal is for jewelry.
const secondWanted = (reading: EventReading): string | undefined =>
  reading.wantedWords.filter((word) => !metals.includes(word))[1] ??
  (wantsBright(reading) ? 'beige' : undefined)

// Shoes in place of black ones are brown, and jewelry in place of gold is silver.
const fixedRoles = (instead: (word: string) => string, isRuledOut: (word: string) => boolean) => ({
  black: isRuledOut('black') && !isRuledOut('brown') ? 'brown' : instead('black'),
  brown: instead('brown'),
  yellow: 'yellow',
  metal: isRuledOut('gold') ? 'silver' : 'gold',
})

const isDressedEvening = ({ needs: { dayTime, formality } }: EventReading) =>
  (dayTime === 'evening' || dayTime === 'night') && formality.ideal >= DRESSED_FROM

const isBright = (word: string) => jewel.includes(word) || vivid.includes(word)

// The main color, the second one and that of leather: those of the preference, unless the event requires others.
function paletteOf(
  { asker, pick, preference, reading, season }: AdviceInput,
  isRuledOut: (word: string) => boolean,
): readonly [string, string, string] {
  if (reading.needs.mood === 'grave') return grave
  const isDeep = season === 'fall' || season === 'winter'
  const isEarthy = asker.rows.some(({ id }) => id === 'earth tones')
  const own = byPreference[preference][isDressedEvening(reading) ? 'evening' : isDeep ? 'deep' : 'light']
  const required = requiredColors(reading)
  const usual = required
    ? palettesOf(required).filter((colors) => !colors.some(isRuledOut))
    : isEarthy
      ? earth
      : own
  const hatesBright = asker.neverWords.has('bright colors')
  return pick('palette', hatesBright ? usual.filter((colors) => !colors.some(isBright)) : usual) ?? sober
}

/** Returns the outfit's colors: those of the preference, adapted to dress code, customs and the wearer's dislikes. */
export function adviceColors(input: AdviceInput): PieceColors {
  const { words, reading, asker, owned, department, pick } = input
  const { formality, mood } = reading.needs
  const never: readonly (ColorFamily | null)[] = asker.wearer.neverColors
  const avoided = [...colorsToAvoid({ reading, department }).map(({ family }) => family), ...never]
  const isRuledOut = (word: string) =>
    avoided.some(
      (family) => family === familyOfWord(word) || (family !== null && near[family]?.includes(word)),
    )
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
  const [main, second, leather] = paletteOf(input, isRuledOut)
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
  const isOnScreen =
    eventGroups.onScreen.includes(reading.event?.id ?? '') || asker.rows.some(({ id }) => id === 'video')
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
    neutral: instead(
      mood === 'grave' || (isDressedEvening(reading) && formality.ideal >= BLACK_FROM) ? 'black' : 'beige',
    ),
    natural: instead('natural'),
    // In festive dress too, mourners wear the color of mourning, and guests the requested color.
    jewel: mood === 'grave' || reading.wantedWords.length > 0 ? first : (bright ?? instead('navy')),
    denim: instead('indigo'),
    ...fixedRoles(instead, isRuledOut),
  }
  return asWished(colors, input, isRuledOut)
}

const wishedRoles = ['main', 'suit', 'second', 'light', 'sneakers', 'neutral', 'jewel', 'denim'] as const

// Adapts colors to sweat and to the wishes for dark clothes, one color or a signal; those of the invitation come first.
function asWished(
  given: PieceColors,
  { asker, reading }: AdviceInput,
  isRuledOut: (word: string) => boolean,
): PieceColors {
  const { mood } = reading.needs
  if (reading.wantedWords.length > 0) return given
  const colors = asker.rows.some(({ id }) => id === 'sweat') ? withoutDampPatches(given) : given
  if (asker.rows.some(({ wantsSignal }) => wantsSignal)) {
    const signal = signals.find((word) => !isRuledOut(word))
    return signal && mood !== 'grave' ? { ...colors, main: signal, jewel: signal } : colors
  }
  const isDark = asker.rows.some(({ wantsDark }) => wantsDark)
  const isOne = asker.rows.some(({ wantsOneColor }) => wantsOneColor)
  if (isOne) return { ...colors, second: colors.main, suit: colors.main, denim: colors.main }
  const dark = forDarkClothes.find((word) => !isRuledOut(word))
  if (!isDark || !dark) return colors
  const entries = wishedRoles.map(
    (role) => [role, darks.includes(colors[role]) ? colors[role] : dark] as const,
  )
  return {
    ...colors,
    ...Object.fromEntries(entries),
    leather: isRuledOut('black') ? colors.leather : 'black',
  }
}

// They show on sky blue.
const withoutDampPatches = (colors: PieceColors): PieceColors => ({
  ...colors,
  ...Object.fromEntries(
    wishedRoles.map((role) => [role, colors[role] === 'sky-blue' ? 'navy' : colors[role]]),
  ),
})
