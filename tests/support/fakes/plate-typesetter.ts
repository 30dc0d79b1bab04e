import type { Typesetter } from '../../../src/domain/sharing/plate-fonts.ts'

/** A typesetter with letters half as wide as high. */
export const plateTypesetter: Typesetter = {
  settable: (text) => text.replaceAll(/\s+/gu, ' ').trim(),
  width: (text, { size, tracking }) => Array.from(text).length * size * (0.5 + tracking),
  metrics: () => ({ ascent: 0.8, descent: 0.2 }),
}
