import type { PlateFormat } from '../../contract/sharing.ts'

const LONGEST = 60

/** Name of a plate's file: 'camel-over-navy-post.jpg'. */
export function pictureName(title: string, format: PlateFormat): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const name = Array.from((words ?? ['outfit']).join('-'))
    .slice(0, LONGEST)
    .join('')
  return `${name.replace(/-+$/, '')}-${format}.jpg`
}
