import type { TrendingStyle } from '../../contract/trends.ts'

/** The platform of a trend as a badge, and its popularity. */
export function PlatformLine({ trend }: { readonly trend: TrendingStyle }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="bg-tile text-tile-quiet type-micro rounded-full px-2.5 py-1">
        {platformName(trend.platform)}
      </span>
      <span className="type-note text-quiet whitespace-nowrap">
        Popularity{' '}
        <b className="text-ink ml-1 font-serif text-[1.125rem] leading-5.5 font-normal">{trend.popularity}</b>
      </span>
    </p>
  )
}

const names: Readonly<Record<string, string>> = { tiktok: 'TikTok', pinterest: 'Pinterest' }

/** The platform's own spelling; unknown ones as in the source. */
function platformName(platform: string): string {
  return names[platform] ?? platform
}
