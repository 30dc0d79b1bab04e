import type { PlanSeason, WeeklyPlan } from '../../contract/planner.ts'
import { occasionName, stylePreferenceNames } from '../../domain/stylist/wishes-in-words.ts'

/** Seasons of a plan as they are chosen in its form. */
export const planSeasonNames: Readonly<Record<PlanSeason, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
  all: 'All',
}

/** The season of a plan as it is called next to its theme. */
export function seasonName(season: PlanSeason): string {
  return season === 'all' ? 'All seasons' : planSeasonNames[season]
}

/** A style theme as it is called on the screen: one of the list by its name, one's own words as they are. */
export function themeName(theme: string): string {
  return Object.entries(stylePreferenceNames).find(([id]) => id === theme.toLowerCase())?.[1] ?? theme
}

/** What a plan is for, on one line: 'Minimalist · Fall · Work'. */
export function planInWords({ styleTheme, season, occasion }: WeeklyPlan): string {
  return [themeName(styleTheme), seasonName(season), occasionName(occasion)].join(' · ')
}
