/** A piece by its name, several by their number. */
export function piecesInWords(pieces: readonly { readonly name: string }[]): string {
  const [first, second] = pieces
  return first && !second ? first.name : `${pieces.length} pieces`
}
