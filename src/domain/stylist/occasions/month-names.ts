/** English, lowercase, January first. */
// prettier-ignore
export const monthNames: readonly string[] = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
