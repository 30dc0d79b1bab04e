/** The name of a single piece, the count of several: '3 pieces'. */
export function piecesInWords(pieces: readonly { readonly name: string }[]): string {
  const [first, second] = pieces
  return first && !second ? first.name : `${pieces.length} pieces`
}
