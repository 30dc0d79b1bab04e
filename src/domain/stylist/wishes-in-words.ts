import { occasionPresets, type StylePreference, type StylistSeason } from '../../contract/stylist.ts'

/** Style preferences as they are called on the screen. */
export const stylePreferenceNames: Readonly<Record<StylePreference, string>> = {
  professional: 'Professional',
  casual: 'Casual',
  formal: 'Formal',
  trendy: 'Trendy',
  classic: 'Classic',
  bohemian: 'Bohemian',
  minimalist: 'Minimalist',
  edgy: 'Edgy',
}

/** Seasons as they are called on the screen. */
export const seasonNames: Readonly<Record<StylistSeason, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
}

/** An occasion as it is called on the screen: 'art-gallery' is 'Art Gallery', one's own words stay as they are. */
export function occasionName(occasion: string): string {
  if (!occasionPresets.some((preset) => preset === occasion)) return occasion
  return occasion.replaceAll(
    /(^|-)(\w)/g,
    (_whole, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )
}

/** What an outfit was wished to be, on one line: 'Classic, Art Gallery, Fall'. */
export function wishesInWords(wished: {
  readonly stylePreference: string
  readonly occasion: string | null
  readonly season: StylistSeason | null
}): string {
  const { stylePreference, occasion, season } = wished
  const style = Object.entries(stylePreferenceNames).find(([name]) => name === stylePreference)?.[1]
  return [style ?? stylePreference, occasion && occasionName(occasion), season && seasonNames[season]]
    .filter(Boolean)
    .join(', ')
}
