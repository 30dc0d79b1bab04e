import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Shops whose product pages can be read. */
const retailers = [
  'Zara', 'H&M', 'COS', 'Arket', 'Uniqlo', 'Mango', 'Massimo Dutti', 'ASOS', 'Zalando', 'Nordstrom',
  'Net-a-Porter', 'SSENSE', 'Everlane', 'Levi’s', 'Macy’s', 'Gap', 'Madewell', 'Reformation',
] // prettier-ignore

/** 'Add from Link', drawn; it says itself that it is not open yet. */
export function AddFromLinkCard() {
  return (
    <section aria-labelledby="add-from-link" className="border-ink border-t py-6">
      <h2 id="add-from-link" className="type-heading">
        Add from Link
      </h2>
      <p className="type-note text-quiet mt-1 mb-4">Paste a product page; the picture and details follow.</p>
      <div className="flex items-end gap-3">
        <TextField label="Product link" type="url" placeholder="https://" disabled className="flex-1" />
        <Button look="quiet" size="small" disabled>
          Check
        </Button>
      </div>
      <p className="type-note text-quiet mt-4">{retailers.join(', ')}</p>
      <Button look="primary" disabled className="mt-6 w-full">
        Add to Closet
      </Button>
      <p className="type-note text-quiet mt-3">Links open in a coming version. Until then, upload a photo.</p>
    </section>
  )
}
