const cuts =
  /\b(skinny|slim|fitted|bodycon|tight|pencil|leggings?|oversized?|wide(?:[- ]leg)?|baggy|relaxed|boxy|loose|slouchy|crop(?:ped)?|maxi|longline)(?:fit|top)?\b/i
const adjectives: Readonly<Record<string, string>> = {
  legging: 'slim', leggings: 'slim', pencil: 'slim', oversize: 'oversized', crop: 'cropped', maxi: 'long', 'wide leg': 'wide-leg',
} // prettier-ignore

/**
 * Returns the cut that a name states, as an adjective: 'skinny'. Null if it states none, whatever is usual for the type: a
 * chunky sweater may fit close, and flares are wide at the hem only.
 */
export function cutInName({ name }: { readonly name: string }): string | null {
  const cut = cuts.exec(name)?.[1]?.toLowerCase()
  return cut ? (adjectives[cut] ?? cut) : null
}
