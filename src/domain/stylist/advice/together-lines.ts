import type { OutfitBase } from './outfit-base.ts'

/** How the pieces work together. `{p1}` is the main piece, `{p2}` and `{p3}` two others, each with its color. */
// prettier-ignore
export const togetherLines: Readonly<Record<OutfitBase, readonly string[]>> = {
  dress: [
    'Start with the {p1} and let the {p3} keep it on the ground.',
    'The {p1} is the whole idea; take the {p2} only to frame it.',
    'Put the {p1} first, and add the {p2} when the rest is settled.',
    'With the {p1} you need little more than the {p3}.',
    'Against the {p1}, let the {p2} be the second voice.',
    'Everything hangs from the {p1}: keep the {p3} plain and the line stays whole.',
    'Look at the {p1} in a long mirror with the {p3} already on.',
  ],
  suit: [
    'Take the {p1} as a frame, and let the {p2} be what people look at.',
    'The {p1} brings the level, the {p2} the person.',
    'Under the {p1}, the {p2} decides how stiff or how easy it all looks.',
    'Have the {p1} fitted and the {p3} polished; the rest is plain sailing.',
    'Choose the {p2} by daylight, held against the {p1}.',
    'Let the {p3} carry as much care as the {p1}, because both are judged together.',
    'With the {p1}, the {p2} should be the softest thing you own.',
  ],
  separates: [
    'Pair the {p1} with the {p2} and let neither win.',
    'Build upward from the {p1}: the {p2} tucked in, the {p3} in good repair.',
    'The {p2} does the talking, while the {p1} and {p3} hold the line.',
    'Choose the {p3} before you have the {p1} hemmed to them.',
    'Between the {p1} and the {p2} there should be one clear step in color.',
    'Tuck the {p2} into the {p1}, so that the waist shows.',
    'Let the {p3} finish what the {p1} and the {p2} began.',
  ],
}
