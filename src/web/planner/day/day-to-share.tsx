import type { DailyOutfit, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import type { ShareSubject } from '../../sharing/share-subject.ts'
import { themeName } from '../plan-in-words.ts'
import { dayHeading } from '../week-range.ts'
import { DayCollage } from './day-collage.tsx'

/** A day of a plan as input for sharing. */
export function dayToShare(plan: WeeklyPlan, day: DailyOutfit): ShareSubject {
  return {
    id: day.id,
    title: `${plan.title}, ${dayHeading(day.date)}`,
    theme: themeName(plan.styleTheme),
    occasion: occasionName(plan.occasion),
    description: day.outfitDescription,
    collage: <DayCollage day={day} size="full" className="w-full" />,
  }
}
