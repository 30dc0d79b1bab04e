import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { LinkCheck, Product } from '../../../contract/closet/links.ts'
import type { NewWishlistItem } from '../../../contract/wishlist.ts'
import { completeLink } from '../../closet/add/link/link-address.ts'
import { checkLink } from '../../closet/add/link/link-queries.ts'
import { useLinkCheck } from '../../closet/add/link/use-link-check.ts'
import { valuesFromProduct, type ValuesFromProduct } from './values-from-product.ts'
import type { WishFormValues } from './wish-form-values.ts'

export type WishForm = UseFormReturn<WishFormValues, unknown, NewWishlistItem>

/**
 * Fills a wish from its product link: blank fields, and those that an earlier link filled.
 * Typed values stay.
 */
export function useFillIn(form: WishForm) {
  const { state, ask, clear } = useLinkCheck()
  const [product, setProduct] = useState<Product | null>(null)
  const filledIn = useRef<ValuesFromProduct>({})

  const take = (url: string, { product: found }: LinkCheck) => {
    set(form, 'productUrl', url)
    if (!found) return
    setProduct(found)
    const fields = valuesFromProduct(found)
    for (const name of textNames) {
      const value = fields[name]
      const known = form.getValues(name)
      if (value === undefined || (known.trim() !== '' && known !== filledIn.current[name])) continue
      set(form, name, value)
      filledIn.current = { ...filledIn.current, [name]: value }
    }
  }
  const fillIn = () => {
    const written = form.getValues('productUrl')
    const url = completeLink(written)
    if (url === '') return
    void ask(async () => {
      const check = await checkLink(url)
      // The link may have changed meanwhile.
      if (form.getValues('productUrl') === written) take(url, check)
      return check
    })
  }
  return { state, product, fillIn, clear }
}

const textNames = ['name', 'category', 'brand', 'color', 'size', 'currentPrice', 'imageUrl'] as const

function set(form: WishForm, name: keyof ValuesFromProduct, value: string): void {
  form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
}
