import type { PlanSeason, WeeklyPlan } from '../../contract/planner/planner.ts'
import { occasionName, stylePreferenceNames } from '../../domain/words/request-labels.ts'

/** Labels of a plan's seasons. */
export const planSeasonNames: Readonly<Record<PlanSeason, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
  all: 'All',
}

/** Label of a plan's season, shown next to its theme. */
export function seasonName(season: PlanSeason): string {
  return season === 'all' ? 'All seasons' : planSeasonNames[season]
}

/** Label of a style theme: the name of a preset, free text unchanged. */
export function themeName(theme: string): string {
  return Object.entries(stylePreferenceNames).find(([id]) => id === theme.toLowerCase())?.[1] ?? theme
}

/** A plan on one line: 'Minimalist · Fall · Work'; 'Casual · Fall' if style and occasion are the same. */
export function planInWords({ styleTheme, season, occasion }: WeeklyPlan): string {
  return [...new Set([themeName(styleTheme), seasonName(season), occasionName(occasion)])].join(' · ')
}
