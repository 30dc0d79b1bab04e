const cuts =
  /\b(skinny|slim|fitted|bodycon|tight|pencil|legging|oversize|wide(?:[- ]leg)?|baggy|relaxed|boxy|loose|slouchy|crop|maxi|longline)/i
const adjectives: Readonly<Record<string, string>> = { oversize: 'oversized', crop: 'cropped', 'wide leg': 'wide-leg' } // prettier-ignore

/**
 * Returns the cut that a name states: 'skinny'. Null if it states none, whatever is usual for the type: a chunky sweater
 * may fit close, and flares are wide at the hem only.
 */
export function cutInName({ name }: { readonly name: string }): string | null {
  const cut = cuts.exec(name)?.[1]?.toLowerCase()
  return cut ? (adjectives[cut] ?? cut) : null
}
