import type { Tones } from './cloth-tones.ts'

const BLACK = '#000000'

/** Tones of an outline, which is used as a mask: black fabric is hidden, white lines are visible. */
export const outlineTones: Tones = {
  base: BLACK,
  shade: BLACK,
  line: '#ffffff',
  deep: BLACK,
  light: BLACK,
  accent: BLACK,
  second: BLACK,
  isDark: false,
}
