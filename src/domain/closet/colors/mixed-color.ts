/**
 * Mixes a color `#rrggbb` with white (`amount` from 0 to 1) or with black (0 to -1). Computed in sRGB, which is
 * accurate enough for fabric that is called light or dark.
 */
export function mixedColor(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const toward = (channel: number) => Math.round(channel + (target - channel) * Math.abs(amount))
  return `#${channels.map((channel) => toward(channel).toString(16).padStart(2, '0')).join('')}`
}
