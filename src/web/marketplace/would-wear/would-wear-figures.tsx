import type { WouldWear } from '../../../contract/marketplace.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { classNames } from '../../ui/class-names.ts'

/** The verdict in figures: number of outfits, cost per wear, similarity of the nearest piece. */
export function WouldWearFigures({ verdict }: { readonly verdict: WouldWear }) {
  const { outfitCount, outfitCountMax, costPerWear, nearDuplicate } = verdict
  const isMore = outfitCount >= outfitCountMax
  return (
    <dl className="border-line grid grid-cols-2 gap-x-6 gap-y-4 border-t pt-3 pb-1 @[480px]:grid-cols-3">
      <Figure
        figure={isMore ? `${outfitCountMax}+` : String(outfitCount)}
        name={outfitCount === 1 ? 'outfit with your own pieces' : 'outfits with your own pieces'}
      />
      <Figure
        figure={costPerWear ? formatMoney(costPerWear.amount, 'USD') : '–'}
        name={
          costPerWear ? `per wear, ${withinSentence(costPerWear.reasoning)}` : 'per wear: no price in dollars'
        }
      />
      <Figure
        figure={nearDuplicate ? `${nearDuplicate.likeness}%` : '0'}
        name={nearDuplicate ? 'similarity to the closest piece you own' : 'near-duplicates in your closet'}
        className="hidden @[480px]:flex"
      />
    </dl>
  )
}

interface FigureProps {
  readonly figure: string
  readonly name: string
  readonly className?: string
}

function Figure({ figure, name, className }: FigureProps) {
  const size = figure.length > 9 ? 'text-[1.5rem]!' : figure.length > 6 ? 'text-[2rem]!' : 'text-[2.75rem]!'
  return (
    <div className={classNames('flex min-w-0 flex-col-reverse justify-end gap-1', className)}>
      <dt className="type-note text-quiet text-pretty">{name}</dt>
      <dd className={classNames('type-figure-small break-words', size)}>{figure}</dd>
    </div>
  )
}

// For use within a sentence, as of 'If worn once a year: an estimate.'.
function withinSentence(reasoning: string): string {
  return (reasoning.charAt(0).toLowerCase() + reasoning.slice(1)).replace(/\.$/, '')
}
