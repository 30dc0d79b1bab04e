import type { StylePreference, StylistSeason } from '../../../contract/stylist.ts'
import { colorFamily, type ColorFamily } from '../../closet/color-family.ts'
import { swatchColor } from '../../closet/swatch-color.ts'
import type { EventReading } from './former/read-event.ts'
import { jewelPalettes, palettes, type Palette } from './palettes.ts'
import type { StablePick } from './stable-pick.ts'

interface Needs {
  readonly event: EventReading
  readonly preference: StylePreference
  readonly season: StylistSeason | null
  readonly pick: StablePick
}

const plain: Palette = ['navy', 'cream', 'black', 'silver']
// What takes the place of a color that the event rules out.
const stand = ['navy', 'charcoal', 'plum', 'petrol', 'taupe', 'camel', 'olive'] as const
const DRESSED_FROM = 3.4
const wordOf: Readonly<Partial<Record<ColorFamily, string>>> = {
  red: 'ruby',
  green: 'emerald',
  black: 'black',
}

/** The colors of the outfit: those of the preference, bent by dress code and custom. */
export function advicePalette({ event, preference, season, pick }: Needs): Palette {
  const { dayTime, formality, avoidColors, wantColors } = event.needs
  const isEvening = (dayTime === 'evening' || dayTime === 'night') && formality.ideal >= DRESSED_FROM
  const isDeep = season === 'fall' || season === 'winter'
  const ofPreference = palettes[preference][isEvening ? 'evening' : isDeep ? 'deep' : 'light']
  const choice = event.kind === 'indian wedding' ? jewelPalettes : ofPreference
  const [main, second, leather, accent] = pick('palette', choice) ?? plain
  const avoided = new Set(avoidColors.map(({ family }) => family))
  const isRuledOut = (word: string) => avoided.has(familyOf(word) ?? 'black') && familyOf(word) !== null
  const instead = (name: string, word: string, taken: string) =>
    isRuledOut(word)
      ? (pick(
          name,
          stand.filter((other) => !isRuledOut(other) && other !== taken),
        ) ?? word)
      : word
  const wanted = event.wantedWords[0] ?? customWord(event, wantColors)
  const first = wanted ?? instead('main', main, second)
  const other =
    event.wantedWords[1] ?? event.wantedWords[0] ?? (wanted ? 'charcoal' : instead('second', second, first))
  return [first, other, event.kind === 'funeral' ? 'black' : leather, instead('accent', accent, first)]
}

// A dinner jacket is black by code, which says nothing of the dress beside it; a custom says it of everyone.
function customWord({ dressCode }: EventReading, wantColors: readonly ColorFamily[]): string | null {
  const [family] = wantColors
  return family && dressCode !== 'black tie' ? (wordOf[family] ?? family) : null
}

function familyOf(word: string): ColorFamily | null {
  const hex = swatchColor(word)
  return hex ? colorFamily(hex) : null
}
