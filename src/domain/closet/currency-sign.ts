/** Symbol of a currency (ISO 4217), as '€'; its code if it has none, '' for other texts. */
export function currencySign(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return ''
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? code
}
