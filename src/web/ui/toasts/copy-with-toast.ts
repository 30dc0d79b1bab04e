import { showToast } from './toast-store.ts'

/** Copies something and shows the result in a toast. */
export async function copyWithToast(copy: () => Promise<void>): Promise<void> {
  try {
    await copy()
    showToast({ title: 'Copied!', description: 'Content copied to clipboard.' })
  } catch (error) {
    console.error('Failed to copy to clipboard', error)
    showToast({
      variant: 'destructive',
      title: 'Copy Failed',
      description: 'Failed to copy to clipboard.',
    })
  }
}
