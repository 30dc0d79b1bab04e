import { type ReactNode, useEffect, useState } from 'react'
import type { TemperatureUnit, Weather } from '../../../../contract/weather.ts'
import { showFailure } from '../../../closet/show-failure.ts'
import { ChipRadios } from '../../../ui/inputs/chip-radios.tsx'
import { useChangeUnit } from '../../../weather/place-queries.ts'
import { ForecastNote } from '../../../weather/forecast-note.tsx'
import { currentWeatherSource } from '../../../weather/current-weather-source.ts'
import { unitOptions } from '../../../weather/unit-options.ts'
import { WeekWeather } from '../../../weather/week-weather.tsx'
import { weekDayOf } from '../../../../domain/calendar-days.ts'

const KM_PER_MILE = 1.609344

/** The weather now and in the next days, with its source. */
export function NowWeather({ weather }: { readonly weather: Weather }) {
  const now = useMinute()
  // The chosen unit shows at once, until weather in that unit arrives.
  const [chosen, setChosen] = useState<{ unit: TemperatureUnit; over: Weather } | null>(null)
  const { mutate } = useChangeUnit((error) => {
    setChosen(null)
    showFailure("Couldn't save the temperature unit")(error)
  })
  const { condition, temperature, temperatureUnit, humidity, windSpeed, place, daily } = weather
  const degrees = String(Math.round(temperature) + 0).replace('-', '−')
  return (
    <>
      <div className="mt-6 flex items-start justify-between gap-3">
        <p className="type-figure-small max-tablet:text-[4.5rem]! max-tablet:leading-18! text-[5.5rem]! leading-22! font-[300]">
          <span aria-hidden>{degrees}°</span>
          <span className="sr-only">
            {degrees} °{temperatureUnit === 'celsius' ? 'C' : 'F'}
          </span>
        </p>
        <ChipRadios
          label="Temperature unit"
          options={unitOptions}
          value={chosen?.over === weather ? chosen.unit : temperatureUnit}
          onChange={(unit) => {
            setChosen({ unit, over: weather })
            mutate(unit)
          }}
        />
      </div>
      <p className="type-lead mt-3">{condition}</p>
      <p className="type-note text-quiet mt-0.5 wrap-anywhere">{place}</p>
      <p className="type-note text-quiet">{currentWeatherSource(weather, now)}</p>
      <dl className="mt-5">
        {humidity !== null && <Fact term="Humidity">{Math.round(humidity)}%</Fact>}
        {windSpeed !== null && <Fact term="Wind">{speedInWords(windSpeed, temperatureUnit)}</Fact>}
      </dl>
      <WeekWeather days={daily} unit={temperatureUnit} />
      {daily.some(({ source }) => source !== 'estimate') && (
        <div className="mt-4">
          <ForecastNote
            place={place}
            days={daily.map(({ date, source }) => ({ name: weekDayOf(date), source }))}
          />
        </div>
      )}
    </>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="border-line flex items-center justify-between border-t py-2.5">
      <dt className="type-ui text-quiet">{term}</dt>
      <dd className="type-ui">{children}</dd>
    </div>
  )
}

const MINUTE_MS = 60_000

/** The current time in milliseconds, updated each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}

// Countries that use °F give the wind in miles per hour.
function speedInWords(kmPerHour: number, unit: TemperatureUnit): string {
  return unit === 'fahrenheit'
    ? `${Math.round(kmPerHour / KM_PER_MILE)} mph`
    : `${Math.round(kmPerHour)} km/h`
}
