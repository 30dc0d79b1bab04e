import { stableNumber } from '../../stable-number.ts'

/** Chooses among wordings: the same for the same name, spread evenly over others. */
export interface StablePick {
  <Option>(name: string, options: readonly [Option, ...Option[]] | readonly Option[]): Option | null
}

/** A way of choosing that `seed` decides. */
export function pickBy(seed: string): StablePick {
  return (name, options) => options[Math.floor(stableNumber(`${seed}|${name}`) * options.length)] ?? null
}
