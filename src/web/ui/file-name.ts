const LONGEST = 60

/** A title as the name of a file without its ending: 'camel-over-navy'. `otherwise` where it has no letter. */
export function fileName(title: string, otherwise: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const name = Array.from((words ?? [otherwise]).join('-'))
    .slice(0, LONGEST)
    .join('')
  return name.replace(/-+$/, '')
}
