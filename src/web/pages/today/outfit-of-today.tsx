import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DayWeather } from '../../../contract/weather.ts'
import { WeatherChip } from '../../weather/weather-chip.tsx'
import { useTemperatureUnit } from '../../weather/weather-queries.ts'
import { useInDegrees } from '../../weather/use-in-degrees.ts'

interface OutfitOfTodayProps {
  readonly label: string
  readonly weather: DayWeather | null
  /** Where all about it is read. */
  readonly href: string
  readonly picture: ReactNode
  readonly description: string
  /** A sentence. */
  readonly reason: string
  readonly action: ReactNode
}

/** The outfit of today as a quiet row: what it is in the rail, beside it picture, words and what can be done. */
export function OutfitOfToday(props: OutfitOfTodayProps) {
  const { label, weather, href, picture, description, reason, action } = props
  const unit = useTemperatureUnit()
  const inDegrees = useInDegrees()
  return (
    <>
      <div className="max-tablet:flex max-tablet:justify-between max-tablet:pb-2 tablet:pt-1 gap-3">
        <h3 className="type-name">{label}</h3>
        {weather && unit && <WeatherChip weather={weather} unit={unit} />}
      </div>
      <div className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-4">
        {picture}
        <div className="min-w-0">
          <p className="type-name">
            <Link href={href} className="hover:text-quiet line-clamp-2 wrap-anywhere">
              {description}
            </Link>
          </p>
          <p className="type-note text-quiet tablet:line-clamp-2 hidden wrap-anywhere">{inDegrees(reason)}</p>
        </div>
        {action}
      </div>
    </>
  )
}
