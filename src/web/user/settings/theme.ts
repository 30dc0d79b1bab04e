// Read by public/theme.js before anything is painted: modules run later, and the page's policy lets in no inline script.
const STORED_AS = 'armadio.theme'

export type Theme = 'system' | 'light' | 'dark'

/** The theme that was chosen in this browser. */
export function chosenTheme(): Theme {
  const stored = readStored()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Keeps the choice in this browser and shows it on all its pages; false where the browser keeps nothing. */
export function chooseTheme(theme: Theme): boolean {
  try {
    if (theme === 'system') localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, theme)
  } catch {
    return false
  }
  // Browsers tell the other pages of themselves.
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_AS }))
  return true
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    return null
  }
}
