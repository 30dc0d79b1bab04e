/** Colors of parts that are not fabric; hex. */
export const materials = {
  sole: '#2b2622',
  rubber: '#f6f3ec',
  lining: '#c9b294',
  wood: '#8a6a4c',
  brass: '#c2a063',
  steel: '#b9b6af',
  thread: '#b98a4e',
  lens: '#6f6a58',
} as const
