/** Formats an amount (decimal string) in a currency (ISO 4217), as '$1.23', without conversion to a float. */
export function formatMoney(amount: string, currency: string): string {
  // The TypeScript type allows only literals; `format` takes any decimal string.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const exact = amount as Intl.StringNumericLiteral
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(exact)
}
