import type { Choice, DayChoices } from './day-choices.ts'

/** Returns the choices of a day that pass the test. */
export function filteredChoices(choices: DayChoices, passes: (choice: Choice) => boolean): DayChoices {
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
