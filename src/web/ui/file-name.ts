const LONGEST = 60

/** A file name without extension from a title: 'camel-over-navy'. `otherwise` for a title without letters. */
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
