const known: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux|CrOS/, 'Linux computer'],
]

/** A name for a device, from the User-Agent of its browser. */
export function deviceName(userAgent: string | undefined): string {
  return known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'Device'
}
