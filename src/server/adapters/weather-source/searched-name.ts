/** A name as written, and the words after it. */
export interface SearchedName {
  readonly town: string
  readonly within: readonly string[]
}

/** 'Paris, Texas' is requested as 'Paris'; 'Texas' selects among the results. */
export function searchedName(name: string): SearchedName {
  const [town = '', ...within] = name.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  return { town, within: within.filter((part) => part !== '') }
}
