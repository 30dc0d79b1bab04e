import type { InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { DrawnTiles } from '../parts/drawn-tiles.tsx'

/** Wardrobe staples and brands. */
export function ProfileWardrobe({ profile }: { readonly profile: InfluencerProfile }) {
  return (
    <>
      <h3 className="type-note text-quiet mb-3">Wardrobe staples</h3>
      <DrawnTiles texts={profile.wardrobe_staples} palette={profile.signature_color_palette} />
      {profile.brand_preferences.length > 0 && (
        <>
          <h3 className="type-note text-quiet mt-12">Brands</h3>
          <p className="type-lead mt-1 max-w-[40ch]">{profile.brand_preferences.join(', ')}</p>
        </>
      )}
    </>
  )
}
