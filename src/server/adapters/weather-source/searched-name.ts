/** A name as it was written, and what was said after it. */
export interface SearchedName {
  readonly town: string
  readonly within: readonly string[]
}

/** 'Paris, Texas' is asked for as 'Paris', and 'Texas' chooses among the answers. */
export function searchedName(name: string): SearchedName {
  const [town = '', ...within] = name.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  return { town, within: within.filter((part) => part !== '') }
}
