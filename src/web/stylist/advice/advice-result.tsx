import type { StyleAdvice } from '../../../contract/stylist/stylist.ts'
import { DrawnTiles } from '../parts/drawn-tiles.tsx'
import { LeadAndRest } from '../parts/lead-and-rest.tsx'
import { MadeBy } from '../parts/made-by.tsx'
import { ModelLine } from '../parts/model-line.tsx'
import { NumberedTips } from '../parts/numbered-tips.tsx'
import type { Opinion } from '../use-second-opinion.ts'
import type { AdviceQuestion } from './advice-queries.ts'

interface AdviceResultProps {
  readonly opinion: Opinion<AdviceQuestion, StyleAdvice>
  readonly advice: StyleAdvice
}

/** Advice: a sentence, garments as pictures, tips. */
export function AdviceResult({ opinion, advice }: AdviceResultProps) {
  return (
    <>
      <ModelLine isAsking={opinion.state === 'reconsidering'} what="advice" />
      <LeadAndRest text={advice.recommendation} />
      {advice.whatToLookFor.length > 0 && (
        <section aria-labelledby="what-to-look-for" className="tablet:pt-18 pt-12">
          <h2 id="what-to-look-for" className="type-title mb-4">
            What to Look For
          </h2>
          <DrawnTiles texts={advice.whatToLookFor} />
        </section>
      )}
      {advice.proTips.length > 0 && (
        <section aria-labelledby="pro-tips" className="tablet:pt-18 pt-12">
          <h2 id="pro-tips" className="type-title">
            Pro Tips
          </h2>
          <NumberedTips tips={advice.proTips} />
        </section>
      )}
      <MadeBy opinion={opinion} from="your description">
        Illustrations only, not pieces you own.
      </MadeBy>
    </>
  )
}
