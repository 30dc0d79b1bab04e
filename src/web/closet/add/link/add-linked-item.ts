import type { NewLinkedItem } from '../../../../contract/closet/links.ts'
import { HttpError } from '../../../api/http-error.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'
import { refreshCloset } from '../closet-photo-queries.ts'
import { addFromLink } from './link-queries.ts'

/** Adds the product of a link and shows the result. Resolves to true once the closet shows it. */
export async function addLinkedItem(item: NewLinkedItem, idempotencyKey?: string): Promise<boolean> {
  try {
    const added = await addFromLink(item, idempotencyKey)
    await refreshCloset()
    showToast({
      title: 'Item Added Successfully!',
      description: `${added.name} has been added to your closet`,
      imageUrl: thumbnailUrl(added),
    })
    return true
  } catch (error) {
    console.error('Failed to add item from link', error)
    showToast({ variant: 'destructive', title: 'Failed to Add Item', description: descriptionOf(error) })
    return false
  }
}

function descriptionOf(error: unknown): string {
  const message = error instanceof HttpError ? error.apiError?.message : undefined
  return message ?? 'Failed to add item from link'
}
