import type { ClosetItem } from '../../contract/closet/closet.ts'

/** URL of the smallest picture of a piece. */
export function thumbnailUrl({ cutOut, picture, imageUrl }: ClosetItem): string {
  return (cutOut ?? picture)?.sizes[0]?.url ?? imageUrl
}
