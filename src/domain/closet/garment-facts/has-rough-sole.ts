import type { Garment } from '../garment.ts'

/** Whether shoes have a sole for rough ground: snow boots, hiking shoes. */
export function hasRoughSole({ garment }: { readonly garment: Pick<Garment, 'grip'> }): boolean {
  return garment.grip === 'rough'
}
