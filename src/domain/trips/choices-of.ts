import type { Choice, DayChoices } from '../planner/day-choices.ts'

/** The choices of a day that pass. */
export function choicesOf(choices: DayChoices, passes: (choice: Choice) => boolean): DayChoices {
  return {
    outer: choices.outer.filter(passes),
    mid: choices.mid.filter(passes),
    dress: choices.dress.filter(passes),
    top: choices.top.filter(passes),
    bottom: choices.bottom.filter(passes),
    shoes: choices.shoes.filter(passes),
    bag: choices.bag.filter(passes),
    extra: choices.extra.filter(passes),
  }
}
