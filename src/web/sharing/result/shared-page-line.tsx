import { Copy } from 'lucide-react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { copyWithToast } from '../../ui/toasts/copy-with-toast.ts'
import { writeToClipboard } from '../../ui/toasts/write-to-clipboard.ts'

/** Link to the public page of a share. */
export function SharedPageLine({ address }: { readonly address: string }) {
  return (
    <section>
      <h3 className="type-note text-quiet">Page</h3>
      <div className="border-line type-ui flex items-center justify-between gap-2 border-b">
        <OutsideLink address={address} />
        <RoundButton
          label="Copy the page link"
          className="hover:bg-hover -mr-3.5"
          onClick={() => void copyWithToast(() => writeToClipboard(address))}
        >
          <Copy aria-hidden size={14} className="stroke-icon" />
        </RoundButton>
      </div>
    </section>
  )
}
