/**
 * How strictly pieces must suit day and occasion. If the closet has nothing better, `lenient` relaxes the dress code
 * slightly, and `makeshift` also accepts a thin coat.
 */
export const strictnesses = ['strict', 'lenient', 'makeshift'] as const
export type Strictness = (typeof strictnesses)[number]
