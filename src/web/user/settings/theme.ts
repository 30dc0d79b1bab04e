// Read by public/before-paint.js before the first paint, which is part of the HTML: modules run later.
const STORED_AS = 'armadio.theme'

export type Theme = 'system' | 'light' | 'dark'

/** The theme of this browser. */
export function chosenTheme(): Theme {
  const stored = readStored()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the theme in this browser and applies it to all open pages; false if storage is unavailable. */
export function chooseTheme(theme: Theme): boolean {
  try {
    if (theme === 'system') localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, theme)
  } catch {
    return false
  }
  // Browsers notify the other pages.
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
