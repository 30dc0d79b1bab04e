/** An amount (decimal string) in a currency (ISO 4217), as '$1.23'. The text is shown as it is, never as a float. */
export function formatMoney(amount: string, currency: string): string {
  // The types know only literals; the function takes any decimal string.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  const exact = amount as Intl.StringNumericLiteral
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(exact)
}
