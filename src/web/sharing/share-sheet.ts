import { showToast } from '../ui/toasts/toast-store.ts'

/** Whether the system can share files, as on phones; only over HTTPS and on localhost. */
export function canShareFiles(): boolean {
  const file = new File([''], 'outfit.jpg', { type: 'image/jpeg' })
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] })
}

/** Opens the system's share sheet with a picture and its text. Must be called during the press itself. */
export async function sharePicture(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    // The user canceled.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error('Failed to share the picture', error)
    showToast({
      variant: 'destructive',
      title: 'Image not shared',
      description: "Couldn't open the share menu. Download the image and share it yourself.",
    })
  }
}
