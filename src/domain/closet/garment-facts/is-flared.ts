const flared = /\b(?:flares?|flared|bell|a-line|puff|tiered|swing)\b/i

/** Whether a name says where a piece is wide, as of flare jeans: it isn't loose as a whole. */
export function isFlared({ name }: { readonly name: string }): boolean {
  return flared.test(name)
}
