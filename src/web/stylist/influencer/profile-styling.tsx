import type { InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { drawingsOfFormula } from '../../../domain/closet/drawings/drawing-of-text.ts'
import { NumberedTips } from '../parts/numbered-tips.tsx'
import { OutfitCollage } from '../outfit-collage.tsx'
import { drawnCollage } from './drawn-collage.ts'

/** Outfit formulas with drawings, and styling tricks. */
export function ProfileStyling({ profile }: { readonly profile: InfluencerProfile }) {
  const { outfit_formulas: formulas, styling_tricks: tricks, signature_color_palette: palette } = profile
  return (
    <>
      <h3 className="type-note text-quiet">Outfit formulas</h3>
      <ul className="border-line mt-2 border-t">
        {formulas.map((formula, row) => {
          const pieces = drawnCollage(drawingsOfFormula(formula, palette, row))
          return (
            <li
              key={formula}
              className="border-line grid grid-cols-[132px_minmax(0,1fr)] items-center gap-6 border-b py-4"
            >
              {pieces.length > 0 ? (
                <OutfitCollage size="small" label={`Illustration: ${formula}`} pieces={pieces} />
              ) : (
                <div className="bg-wash aspect-5/6" />
              )}
              <p className="type-lead break-words">{formula}</p>
            </li>
          )
        })}
      </ul>
      {tricks.length > 0 && (
        <>
          <h3 className="type-note text-quiet mt-8">Styling tricks</h3>
          <NumberedTips tips={tricks} />
        </>
      )}
    </>
  )
}
