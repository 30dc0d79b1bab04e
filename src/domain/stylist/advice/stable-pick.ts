/** Chooses among wordings: the same for the same name, spread evenly over others. */
export interface StablePick {
  <Option>(name: string, options: readonly [Option, ...Option[]] | readonly Option[]): Option | null
}

/** A number from 0 to 1 (1 excluded) that only the text decides. FNV-1a over UTF-16 units, 32 bits, well mixed. */
export function stableShare(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A way of choosing that `seed` decides. */
export function pickBy(seed: string): StablePick {
  return (name, options) => options[Math.floor(stableShare(`${seed}|${name}`) * options.length)] ?? null
}
