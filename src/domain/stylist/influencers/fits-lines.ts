// What a trick speaks of, and the words of the lines that have it.
// prettier-ignore
const spokenOf: readonly (readonly [inTrick: RegExp, inLines: RegExp])[] = [
  [/\b(?:pearls?|pearly)\b/i, /pearl/i],
  [/\bT-shirts?\b|\btees?\b/i, /T-shirt|\btee\b/i],
  [/(?<!T-)\bshirts?\b/i, /(?<!T-)\bshirt|blouse/i],
  [/\bblouses?\b|\bbows?\b/i, /blouse|bow/i],
  [/\bundo\b|\bunbutton/i, /(?<!T-)\bshirt|blouse|polo|cardigan/i],
  [/\bpatterns?\b|\bprints?\b|\bstripes?\b/i, /pattern|print|strip|check|floral|tartan|plaid|leopard/i],
  [/\bcollars?\b|\bbuttons?\b/i, /(?<!T-)\bshirt|blouse|blazer|coat|jacket|cardigan|polo/i],
  [/\bsleeves?\b|\bcuffs?\b/i, /(?<!T-)\bshirt|blouse|blazer|coat|jacket|cardigan|sweater|knit|turtleneck/i],
  [/\bjackets?\b|\bblazers?\b|\bsuits?\b|\blapels?\b|\bbraces\b/i, /jacket|blazer|suit|tuxedo/i],
  [/\bcoats?\b/i, /coat|parka/i],
  [/\bcardigans?\b/i, /cardigan/i],
  [/\bknits?\b|\bsweaters?\b/i, /knit|sweater|cardigan|turtleneck/i],
  [/\btrousers\b|\bpleats?\b/i, /trousers|chinos/i],
  [/\bjeans\b|\bdenim\b/i, /jeans|denim/i],
  [/\bskirts?\b/i, /skirt/i],
  [/\bdress\b|\bdresses\b|\bgown/i, /dress|gown/i],
  [/\bheels?\b|\bpumps?\b/i, /heel|pump|slingback/i],
  [/\bboots?\b/i, /boot/i],
  [/\bsneakers?\b/i, /sneaker/i],
  [/\bloafers?\b/i, /loafer/i],
  [/\bsocks?\b/i, /loafer|oxford|sneaker|boot|brogue|derby/i],
  [/\bscar(?:f|ves)\b/i, /scarf/i],
  [/\b(?:sun)?glasses\b/i, /glasses/i],
  [/\bbelts?\b/i, /belt/i],
  [/\bhats?\b|\bcaps?\b/i, /\bhat\b|\bcap\b|beret/i],
  [/\bties?\b/i, /\btie\b/i],
  [/\bgloves?\b/i, /glove/i],
]

/** Whether a styling trick can be done with what is on a list: one about sleeves needs a piece that has some. */
export function fitsLines(trick: string, lines: readonly { readonly text: string }[]): boolean {
  const list = lines.map(({ text }) => text).join('; ')
  return spokenOf.every(([inTrick, inLines]) => !inTrick.test(trick) || inLines.test(list))
}
