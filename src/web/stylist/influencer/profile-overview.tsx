import type { InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { DrawnTiles } from '../parts/drawn-tiles.tsx'
import { firstSentence } from '../parts/first-sentence.ts'

/** Summary of the style: its description, colors, silhouettes. */
export function ProfileOverview({ profile }: { readonly profile: InfluencerProfile }) {
  const { lead, rest } = firstSentence(profile.aesthetic_description)
  return (
    <>
      <div className="desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-x-12 gap-y-6">
        <div>
          <p className="type-lead">{lead}</p>
          {rest && <p className="mt-4 text-[0.9375rem] leading-6">{rest}</p>}
        </div>
        {profile.signature_color_palette.length > 0 && (
          <div>
            <h3 className="type-note text-quiet">Signature colors</h3>
            <ul className="mt-2">
              {profile.signature_color_palette.map((color) => (
                <li key={color} className="border-line type-ui flex items-center gap-3 border-b py-2">
                  <Swatch isLarge color={swatchColor(color)} />
                  {color}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {profile.key_silhouettes.length > 0 && (
        <>
          <h3 className="type-note text-quiet tablet:mt-8 mt-6 mb-3">Key silhouettes</h3>
          <DrawnTiles texts={profile.key_silhouettes} palette={profile.signature_color_palette} />
        </>
      )}
    </>
  )
}
