import { Copy, Download } from 'lucide-react'
import { PLATE_TITLE_MAX } from '../../../contract/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { PickRadios } from '../../ui/inputs/pick-radios.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SwitchRow } from '../../ui/inputs/switch-row.tsx'
import { copyWithToast } from '../../ui/toasts/copy-with-toast.ts'
import { pictureName } from '../picture-name.ts'
import { ShareBody } from '../share-body.tsx'
import { ShareFoot } from '../share-foot.tsx'
import { canCopyPictures, writePictureToClipboard } from './write-picture-to-clipboard.ts'
import type { usePlateLayout } from './use-plate-layout.ts'

const formats = [
  { value: 'post', text: 'Post, 4:5' },
  { value: 'pin', text: 'Pin, 2:3' },
  { value: 'story', text: 'Story, 9:16' },
] as const

const switches = [
  { name: 'showsPalette', label: 'Show the palette' },
  { name: 'showsWordmark', label: 'Show the wordmark' },
  { name: 'showsNames', label: 'Show the piece names' },
] as const

interface PictureViewProps {
  readonly plate: ReturnType<typeof usePlateLayout>
  /** Undefined while it is loading. */
  readonly picture: Blob | undefined
  readonly title: string
}

/** Options of the share image, with buttons to copy, save and share it. */
export function PictureView({ plate, picture, title }: PictureViewProps) {
  const { layout } = plate
  return (
    <>
      <ShareBody>
        <PickRadios label="Format" options={formats} value={layout.format} onChange={plate.chooseFormat} />
        <TextField
          label="Title"
          dir="auto"
          autoComplete="off"
          maxLength={PLATE_TITLE_MAX}
          value={plate.title}
          onChange={({ target }) => plate.writeTitle(target.value)}
        />
        <div className="border-line border-t">
          {switches.map(({ name, label }) => (
            <SwitchRow
              key={name}
              label={label}
              isOn={layout[name]}
              onChange={(isOn) => plate.change({ [name]: isOn })}
            />
          ))}
        </div>
      </ShareBody>
      <ShareFoot>
        {canCopyPictures() && (
          <Button
            look="quiet"
            icon={<Copy aria-hidden size={14} className="stroke-icon" />}
            disabled={!picture}
            onClick={() => picture && void copyWithToast(() => writePictureToClipboard(picture))}
          >
            Copy image
          </Button>
        )}
        <Button
          look="primary"
          disabled={!picture}
          icon={<Download aria-hidden size={14} className="stroke-icon" />}
          className="max-tablet:flex-1"
          onClick={() => picture && saveFile(picture, pictureName(title, layout.format))}
        >
          Download
        </Button>
      </ShareFoot>
    </>
  )
}
