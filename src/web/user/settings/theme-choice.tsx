import { useState } from 'react'
import { SettingRow } from '../../ui/inputs/setting-row.tsx'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { useTransientFlag } from '../../ui/hooks/use-transient-flag.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const themes: readonly { readonly value: Theme; readonly text: string }[] = [
  { value: 'system', text: 'System' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
]

/** The theme: light, dark, or the system's. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  const [isSaved, markSaved] = useTransientFlag()
  const [isLost, setIsLost] = useState(false)
  const choose = (chosen: Theme) => {
    const isKept = chooseTheme(chosen)
    setIsLost(!isKept)
    if (!isKept) return
    setTheme(chosen)
    markSaved()
  }
  return (
    <SettingRow
      name="Theme"
      isSaved={isSaved}
      errorMessage={
        isLost ? "This browser doesn't save settings, so Armadio follows your system theme." : undefined
      }
    >
      <ChipRadios label="Theme" options={themes} value={theme} onChange={choose} />
    </SettingRow>
  )
}
