/** The words of a text between spaces, for tables that read as a text: `wordList('one two')`. */
export function wordList(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}
