import type { Tones } from './cloth-tones.ts'

const BLACK = '#000000'

/** Tones of a garment that is drawn as lines alone: cloth hides, lines show. */
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
