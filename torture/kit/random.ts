/** Seeded pseudo-random numbers. */
export interface Random {
  /** At least 0 and less than 1. */
  fraction(): number
  /** An integer from `from` to `to`, inclusive. */
  integer(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
}

/** Creates a mulberry32 generator. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    fraction,
    integer: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    pick(choices) {
      const picked = choices[Math.floor(fraction() * choices.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}
