import { analyzeColors } from './analyze-colors.ts'
import { analyzeFormality } from './analyze-formality.ts'
import { analyzeShape } from './analyze-shape.ts'
import { analyzeStyle } from './analyze-style.ts'
import { analyzeWeather } from './analyze-weather.ts'
import type { OutfitView } from './outfit-view.ts'

const SENTENCES_MAX = 4

/** Two to four sentences on what holds an outfit together: color, formality, cut, style and the weather. */
export function styleAnalysis(view: OutfitView): string {
  const formality = analyzeFormality(view)
  const colors = analyzeColors(view)
  // What a person asked for comes first now and then, so that not every answer begins with color.
  const first = view.needs?.occasion && view.chance('order') < 0.4 ? [formality, colors] : [colors, formality]
  const occasion = view.needs?.occasion ?? null
  const isToldOfWeather = occasion !== null && (occasion.isWet || occasion.temperatureCelsius !== null)
  const [shape, style, weather] = [analyzeShape(view), analyzeStyle(view), analyzeWeather(view)]
  const more = isToldOfWeather ? [weather, shape, style] : [shape, style, weather]
  return [...first, ...more.filter((sentence) => sentence !== null)].slice(0, SENTENCES_MAX).join(' ')
}
