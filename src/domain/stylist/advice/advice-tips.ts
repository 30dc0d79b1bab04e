import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { AdviceContext } from './advice-context.ts'
import type { ChosenPiece } from './choose-pieces.ts'
import { linesOfEvent } from './event-stock.ts'
import { factLines } from './fact-lines.ts'
import { factsToSay, type TellingFact } from './facts-to-say.ts'
import { pieceTips } from './piece-tips.ts'
import { preferenceLines } from './preference-lines.ts'

const MOST_TIPS = 4

// A tip that takes for granted what was not chosen is none.
// prettier-ignore
const takesForGranted: readonly (readonly [RegExp, readonly GarmentKind[]])[] = [
  [/\bheels?\b/i, ['pumps', 'sandals', 'boots', 'tall-boots']], [/\bscar(?:f|ves)\b|shawl/i, ['scarf']], [/\bboots?\b/i, ['boots', 'tall-boots']],
  [/sneakers/i, ['sneakers']], [/\bwatch\b/i, ['watch']], [/\bbelt\b/i, ['belt', 'blazer', 'trousers', 'chinos', 'jeans']], [/\btie\b(?! (?:hair|a shirt|the (?:hair|scarf)))/i, ['tie']],
  [/single button/i, ['blazer']],
  [/\bcaps?\b/i, ['cap']],
  [/bags? (?:structured|without)/i, ['tote', 'shoulder-bag', 'backpack']], [/\bwool\b/i, ['coat', 'knit', 'cable-knit', 'cardigan', 'scarf', 'blazer', 'trousers']],
  [/denim|jeans/i, ['jeans', 'denim-jacket', 'denim-shorts']], [/\bhats?\b|brim/i, ['sun-hat']], [/jacket|lapel|lining/i, ['blazer', 'jacket', 'leather-jacket', 'denim-jacket', 'bomber', 'puffer', 'parka', 'raincoat', 'trench-coat', 'coat']],
  [/earrings?|hoops/i, ['earrings']], [/gown|skirt/i, ['maxi-dress', 'midi-skirt', 'skirt', 'wrap-dress', 'dress', 'slip-dress']], [/\bsilk\b/i, ['blouse', 'shirt', 'camisole', 'slip-dress', 'scarf', 'tie']], [/buttons?\b|cuffs?\b|collar/i, ['shirt', 'blouse', 'shirt-dress', 'blazer', 'polo']],
  [/trousers?\b/i, ['trousers', 'wide-leg-trousers', 'chinos', 'jeans', 'blazer', 'joggers', 'jumpsuit']], [/tailoring/i, ['blazer', 'trousers', 'coat']], [/sunglasses/i, ['glasses']], [/\bknits?\b|sweater/i, ['knit', 'cable-knit', 'turtleneck', 'cardigan', 'polo']],
]

/** Four tips: of the event, of its ground or weather, of a piece that was named, and of the preference. */
export function adviceTips(context: AdviceContext, pieces: readonly ChosenPiece[]): string[] {
  const { event, pick, preference } = context
  const fits = (tip: string) => isOfPieces(tip, pieces)
  const ofEvent = linesOfEvent(event.kind).tips
  const [first, second] = factsToSay(context)
  const fitting = ofEvent.filter(fits)
  const own = pick('tip', fitting.length > 0 ? fitting : ofEvent)
  const ofFact = (fact: TellingFact | undefined) =>
    fact ? pick(`tip ${fact}`, factLines[fact].tips.filter(fits)) : null
  const tips = [
    own,
    ofFact(first),
    tipOfPiece(context, pieces),
    pick('preference tip', preferenceLines[preference].tips.filter(fits)),
    ofFact(second),
    pick(
      'second tip',
      fitting.filter((tip) => tip !== own),
    ),
  ]
  return tips.filter((tip) => tip !== null).slice(0, MOST_TIPS)
}

function isOfPieces(tip: string, pieces: readonly ChosenPiece[]): boolean {
  return takesForGranted.every(
    ([words, kinds]) => !words.test(tip) || pieces.some(({ kind }) => kinds.includes(kind)),
  )
}

// What is true of most pieces of a kind and not of these.
// prettier-ignore
const notTrueOf: readonly (readonly [RegExp, RegExp])[] = [
  [/espadrilles|chunky/, /cedar|shoe horn|invisible/], [/hiking|snow/, /hem fall/], [/corduroy|leather|technical|tapered/, /crease/], [/silk|flannel|denim|linen/, /damp/], [/suede/, /Wax|Polish/i],
  [/silk/, /radiator|Fold the scarf/], [/wool scarf/, /diagonal/], [/metallic|crocheted/, /razor|Air wool/], [/fleece|softshell/, /pocket|shirt tail/], [/tuxedo|dinner/, /blazer/],
  [/shorts/, /half of a suit/], [/retro|running/, /edge of the soles/], [/insulated/, /coin/], [/embroidered|sweater dress/, /darts/], [/quick-dry/, /half tuck|window/],
]

function tipOfPiece({ pick, celsius }: AdviceContext, pieces: readonly ChosenPiece[]): string | null {
  const isTrue = (tip: string, piece: ChosenPiece) =>
    isOfPieces(tip, pieces) &&
    !notTrueOf.some(([names, tips]) => names.test(piece.name) && tips.test(tip)) &&
    (celsius < RADIATOR_BELOW || !tip.includes('radiator'))
  const tips = pieces.flatMap((piece) =>
    (pieceTips[tipKind(piece)] ?? []).filter((tip) => isTrue(tip, piece)),
  )
  return pick('tip of piece', tips)
}

const RADIATOR_BELOW = 10

// A midi dress is drawn like a wrap dress and has nothing to tie.
function tipKind({ kind, name }: ChosenPiece): GarmentKind {
  return kind === 'wrap-dress' && !name.includes('wrap') ? 'dress' : kind
}
