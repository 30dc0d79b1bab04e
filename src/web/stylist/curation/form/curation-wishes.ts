import {
  occasionPresets,
  OCCASION_MAX,
  stylePreferences,
  type NewCuration,
  type OccasionPreset,
  type OutfitCuration,
  type StylePreference,
  type StylistSeason,
} from '../../../../contract/stylist.ts'

/** What the form holds. */
export interface CurationWishes {
  readonly focusItemId: string | null
  readonly stylePreference: StylePreference | null
  /** `custom` stands for `ownOccasion`. */
  readonly occasion: OccasionPreset | null
  readonly ownOccasion: string
  readonly season: StylistSeason | null
}

export const noWishes: CurationWishes = {
  focusItemId: null,
  stylePreference: null,
  occasion: null,
  ownOccasion: '',
  season: null,
}

/** What is still missing before an outfit can be curated, in words; null when nothing is. */
export function stillMissing({ focusItemId, stylePreference }: CurationWishes): string | null {
  const missing = [!focusItemId && 'a focus item', !stylePreference && 'a style preference'].filter(Boolean)
  return missing.length > 0 ? `Still missing: ${missing.join(' and ')}.` : null
}

/** The wishes as they are sent; null while something is missing. */
export function requestOf(wishes: CurationWishes): NewCuration | null {
  const { focusItemId, stylePreference, season } = wishes
  if (!focusItemId || !stylePreference) return null
  return {
    focusItemId,
    stylePreference,
    occasion: occasionOf(wishes),
    season,
    keepItemIds: [],
    withoutItemIds: [],
  }
}

function occasionOf({ occasion, ownOccasion }: CurationWishes): string | null {
  return occasion === 'custom'
    ? Array.from(ownOccasion.trim()).slice(0, OCCASION_MAX).join('') || null
    : occasion
}

/** The wishes that a curation came from. */
export function wishesOf({ focusItemId, stylePreference, occasion, season }: OutfitCuration): CurationWishes {
  const preset = occasionPresets.find((name) => name === occasion) ?? null
  return {
    focusItemId,
    stylePreference: stylePreferences.find((name) => name === stylePreference) ?? null,
    occasion: occasion && !preset ? 'custom' : preset,
    ownOccasion: occasion && !preset ? occasion : '',
    season,
  }
}
