/** The sign that a currency (ISO 4217) is written with, as '€'; its code where it has none, '' for no currency. */
export function currencySign(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return ''
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? code
}
