import { DEFAULT_USER_ID } from '../../../contract/fields.ts'
import { reasonOf } from '../../api/http-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { useToday } from '../../ui/hooks/use-today.ts'
import { useCurrentWeather } from '../../weather/current-weather.ts'
import { PlaceField } from '../../weather/place-field.tsx'
import { useWeatherPreference } from '../../weather/place-queries.ts'
import { ClosetForDay } from './weather/closet-for-day.tsx'
import { NowWeather } from './weather/now-weather.tsx'
import { otherDay } from './weather/other-day.ts'
import { AdviceSkeleton, NowSkeleton } from './weather/weather-skeleton.tsx'
import { WhatToWear } from './weather/what-to-wear.tsx'

/** The weather at a location, what to wear, and matching outfits of the closet. */
export function WeatherPanel() {
  const today = useToday()
  const preference = useWeatherPreference()
  // If the preference fails to load, this id makes the server use the stored location.
  const requestedLocation = preference.data?.location ?? (preference.isError ? DEFAULT_USER_ID : undefined)
  const { data, error, isPending, refetch } = useCurrentWeather(requestedLocation)
  const there = data?.weather.daily[0]?.date
  const location = preference.data?.location ?? data?.weather.place ?? (preference.isError ? '' : undefined)
  return (
    <>
      <section aria-labelledby="weather-now" className="tablet:beside-rail">
        <div className="min-w-0">
          <h2 id="weather-now" className="sr-only">
            {data ? `Weather in ${data.weather.place}` : 'Weather'}
          </h2>
          {location !== undefined && <PlaceField value={location} onSaved={() => undefined} />}
          {data ? <NowWeather weather={data.weather} /> : isPending && <NowSkeleton />}
        </div>
        <div className="tablet:mt-0 mt-10 min-w-0">
          {data ? (
            <WhatToWear suggestion={data.suggestion} />
          ) : isPending ? (
            <AdviceSkeleton />
          ) : (
            <div role="alert">
              <LoadError
                title="Couldn't load the weather"
                className="tablet:pt-8 pt-2"
                onRetry={() => void refetch()}
              >
                {reasonOf(error)}
              </LoadError>
            </div>
          )}
        </div>
      </section>
      <ClosetForDay
        date={today}
        note={there ? otherDay({ place: data.weather.place, there, here: today }) : null}
      />
    </>
  )
}
