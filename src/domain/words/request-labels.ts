import { occasionPresets, type StylePreference, type StylistSeason } from '../../contract/stylist/stylist.ts'

/** Screen names of style preferences. */
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

/** Screen names of seasons. */
export const seasonNames: Readonly<Record<StylistSeason, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
}

/** Returns the screen name of an occasion: 'Art Gallery' for 'art-gallery'; custom words are unchanged. */
export function occasionName(occasion: string): string {
  if (!occasionPresets.some((preset) => preset === occasion)) return occasion
  return occasion.replaceAll(
    /(^|-)(\w)/g,
    (_whole, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )
}

/** Summarizes an outfit request on one line: 'Classic, Art Gallery, Fall'. */
export function requestSummary(request: {
  readonly stylePreference: string
  readonly occasion: string | null
  readonly season: StylistSeason | null
}): string {
  const { stylePreference, occasion, season } = request
  const style = Object.entries(stylePreferenceNames).find(([name]) => name === stylePreference)?.[1]
  return [style ?? stylePreference, occasion && occasionName(occasion), season && seasonNames[season]]
    .filter(Boolean)
    .join(', ')
}
