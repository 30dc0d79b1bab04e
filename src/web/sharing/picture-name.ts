import type { PlateFormat } from '../../contract/sharing.ts'
import { fileName } from '../ui/file-name.ts'

/** Name of a plate's file: 'camel-over-navy-post.jpg'. */
export function pictureName(title: string, format: PlateFormat): string {
  return `${fileName(title, 'outfit')}-${format}.jpg`
}
