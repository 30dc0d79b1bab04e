/**
 * `strict` is what day and occasion ask for; `lenient` bends the dress code a little and `makeshift` takes a thin coat
 * too, where the closet has nothing better.
 */
export const strictnesses = ['strict', 'lenient', 'makeshift'] as const
export type Strictness = (typeof strictnesses)[number]
