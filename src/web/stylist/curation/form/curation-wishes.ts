import {
  occasionPresets,
  OCCASION_MAX,
  stylePreferences,
  type NewCuration,
  type OccasionPreset,
  type OutfitCuration,
  type StylePreference,
  type StylistSeason,
} from '../../../../contract/stylist/stylist.ts'

/** Values of the curation form. */
export interface CurationWishes {
  readonly focusItemId: string | null
  readonly stylePreference: StylePreference | null
  /** `custom` refers to `ownOccasion`. */
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

/** Names the inputs that are still missing; null if none are. */
export function stillMissing({ focusItemId, stylePreference }: CurationWishes): string | null {
  const missing = [!focusItemId && 'a focus item', !stylePreference && 'a style preference'].filter(Boolean)
  return missing.length > 0 ? `Still missing: ${missing.join(' and ')}.` : null
}

/** The request for these wishes; null while something is missing. */
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

/** The wishes of a curation's request. */
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
