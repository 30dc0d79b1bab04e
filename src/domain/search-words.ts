/** The words of a search box. */
export function searchWords(typed: string): string[] {
  return searchable(typed).split(/\s+/).filter(Boolean)
}

/** A text to search in: lowercase and without accents, so 'decollete' finds 'Décolleté', and 'grey' finds 'Gray'. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('grey', 'gray')
}
