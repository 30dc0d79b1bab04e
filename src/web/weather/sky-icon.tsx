import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudRainWind,
  CloudSun,
  Snowflake,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import type { WeatherCondition } from '../../contract/weather.ts'

const icons: Readonly<Record<WeatherCondition, LucideIcon>> = {
  Clear: Sun,
  'Partly cloudy': CloudSun,
  Cloudy: Cloud,
  Fog: CloudFog,
  Drizzle: CloudDrizzle,
  'Freezing rain': CloudHail,
  Rain: CloudRain,
  'Heavy rain': CloudRainWind,
  Snow: Snowflake,
  Thunderstorm: CloudLightning,
}

/** Icon of the sky; decorative, since the caller shows it in words. */
export function SkyIcon({ condition }: { readonly condition: WeatherCondition }) {
  const Icon = icons[condition]
  return <Icon aria-hidden size={18} className="stroke-icon" />
}
