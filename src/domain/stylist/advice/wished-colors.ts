import type { ColorRole } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'

type PieceColors = Readonly<Record<ColorRole, string>>

// For askers who want dark clothes.
// prettier-ignore
const darks = new Set(['black', 'navy', 'charcoal', 'graphite', 'burgundy', 'wine', 'oxblood', 'plum', 'aubergine', 'espresso', 'indigo'])
// Colors that stand out against snow, grass and crowds.
const signals = ['orange', 'red', 'yellow', 'cobalt']
const wishedRoles = ['main', 'suit', 'second', 'light', 'sneakers', 'neutral', 'jewel', 'denim'] as const

/** Adapts colors to sweat and to the wishes for dark clothes, one color or a signal; those of the invitation come first. */
export function asWished(
  given: PieceColors,
  { asker, reading }: AdviceInput,
  isRuledOut: (word: string) => boolean,
): PieceColors {
  const { mood } = reading.needs
  if (reading.wantedWords.length > 0) return given
  const colors = asker.rows.some(({ id }) => id === 'sweat') ? withoutDampPatches(given) : given
  if (asker.rows.some(({ wantsSignal }) => wantsSignal)) {
    const signal = signals.find((word) => !isRuledOut(word))
    return signal && mood !== 'grave' ? { ...colors, main: signal, jewel: signal } : colors
  }
  const isDark = asker.rows.some(({ wantsDark }) => wantsDark)
  const isOne = asker.rows.some(({ wantsOneColor }) => wantsOneColor)
  if (isOne) return { ...colors, second: colors.main, suit: colors.main, denim: colors.main }
  const dark = ['black', 'charcoal', 'navy', 'burgundy', 'plum'].find((word) => !isRuledOut(word))
  if (!isDark || !dark) return colors
  const entries = wishedRoles.map((role) => [role, darks.has(colors[role]) ? colors[role] : dark] as const)
  return {
    ...colors,
    ...Object.fromEntries(entries),
    leather: isRuledOut('black') ? colors.leather : 'black',
  }
}

// They show on sky blue.
const withoutDampPatches = (colors: PieceColors): PieceColors => ({
  ...colors,
  ...Object.fromEntries(
    wishedRoles.map((role) => [role, colors[role] === 'sky-blue' ? 'navy' : colors[role]]),
  ),
})
