import type { PlateFormat } from '../../contract/sharing.ts'
import { fileName } from '../ui/file-name.ts'

/** File name of a share image: 'camel-over-navy-post.jpg'. */
export function pictureName(title: string, format: PlateFormat): string {
  return `${fileName(title, 'outfit')}-${format}.jpg`
}
