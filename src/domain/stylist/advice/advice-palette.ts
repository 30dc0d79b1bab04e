import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import type { ColorFamily } from '../../closet/color-family.ts'
import { familyOfWord } from '../occasions/read-dress-code.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { jewelPalettes, palettes, type Palette } from './palettes.ts'
import type { PieceRow } from './advice-tables.ts'
import type { Asker } from './read-asker.ts'
import type { StablePick } from './stable-pick.ts'

interface Needs {
  readonly event: EventReading
  readonly asker: Asker
  readonly preference: StylePreference
  readonly season: StylistSeason | null
  readonly pick: StablePick
}

/** The color word of each kind of piece. */
export type PieceColors = Readonly<Record<Exclude<PieceRow['color'], ''>, string>>

const plain: Palette = ['navy', 'cream', 'black', 'silver']
const graveColors: Palette = ['black', 'charcoal', 'black', 'silver']
// What takes the place of a color that is ruled out, in this order.
const stand = ['navy', 'charcoal', 'olive', 'camel', 'burgundy', 'teal', 'cream'] as const
const lights = ['white', 'cream', 'sky-blue', 'gray'] as const
const DRESSED_FROM = 3.4
const wordOf: Readonly<Partial<Record<ColorFamily, string>>> = { red: 'ruby', green: 'emerald' }

/** The colors of the outfit: those of the preference, bent by dress code, custom and what the wearer never wears. */
export function adviceColors({ event, asker, preference, season, pick }: Needs): PieceColors {
  const { dayTime, formality, avoidColors, wantColors, mood } = event.needs
  const isEvening = (dayTime === 'evening' || dayTime === 'night') && formality.ideal >= DRESSED_FROM
  const isDeep = season === 'fall' || season === 'winter'
  const never = new Set<ColorFamily>([...avoidColors.map(({ family }) => family), ...asker.neverColors])
  const isRuledOut = (word: string) => {
    const family = familyOfWord(word)
    return family !== null && never.has(family)
  }
  const isNever = (word: string) => {
    const family = familyOfWord(word)
    return family !== null && asker.neverColors.has(family)
  }
  const instead = (word: string, ...taken: readonly string[]) =>
    isRuledOut(word) ? (stand.find((other) => !isRuledOut(other) && !taken.includes(other)) ?? word) : word
  const usual = palettes[preference][isEvening ? 'evening' : isDeep ? 'deep' : 'light']
  const [main, second, leather] = (mood === 'grave' ? graveColors : pick('palette', usual)) ?? plain
  const [jewel] =
    pick(
      'jewel',
      jewelPalettes.filter(([word]) => !isRuledOut(word)),
    ) ?? plain
  const [family] = wantColors
  const custom = family && event.dressCode?.id !== 'black tie' ? (wordOf[family] ?? family) : null
  const wanted = event.wantedWords[0] ?? custom
  const first = wanted && !isNever(wanted) ? wanted : instead(main)
  const isBright =
    familyOfWord(leather) !== null &&
    !['black', 'brown', 'beige', 'gray'].includes(familyOfWord(leather) ?? '')
  return {
    main: first,
    suit: isDark(first) ? first : instead('navy'),
    second: instead(event.wantedWords[1] ?? second, first),
    light: first === 'white' ? 'white' : (lights.find((word) => !isRuledOut(word)) ?? 'navy'),
    leather: isRuledOut(leather) || isBright ? instead('brown') : leather,
    neutral: instead('beige'),
    jewel: instead(jewel),
    denim: instead('indigo'),
    black: instead('black'),
    brown: instead('brown'),
    yellow: 'yellow',
    metal: 'gold',
  }
}

// Suits are dark or gray, whatever the color of the rest.
function isDark(word: string): boolean {
  return /^(?:navy|charcoal|black|gray|slate|graphite|burgundy|wine|plum|aubergine|petrol|olive|espresso|emerald|camel|stone|taupe)$/.test(
    word,
  )
}
