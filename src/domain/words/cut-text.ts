/** The text, or as much of it as fits with an ellipsis; never half of a character. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
