import type { ClosetItem } from '../../contract/closet.ts'

/** Address of the smallest picture of a piece. */
export function thumbnailUrl({ picture, imageUrl }: ClosetItem): string {
  return picture?.sizes[0]?.url ?? imageUrl
}
