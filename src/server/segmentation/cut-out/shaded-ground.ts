import type { ColorMixture, ColorPart } from '../colors/color-mixture.ts'

// A shadow leaves this share of the light: mean and spread.
const SHARE = { mean: 0.76, spread: 0.1 }
// In OKLab: tolerance of a shadow around the darkened color, for light from elsewhere.
const OFF = 0.01
// Prior share of shaded background.
const SHADED = 0.3

/** The background's mixture with a shaded copy of each color: darkened, with a wide spread along the light. */
export function withShaded(ground: ColorMixture): ColorMixture {
  return [...ground, ...ground.map(shaded)]
}

function shaded(part: ColorPart): ColorPart {
  const { mean, spread } = SHARE
  const darkened: ColorPart = {
    ...part,
    share: part.share * SHADED,
    l: part.l * mean,
    a: part.a * mean,
    b: part.b * mean,
    driftL: [part.driftL[0] * mean, part.driftL[1] * mean],
    driftA: [part.driftA[0] * mean, part.driftA[1] * mean],
    driftB: [part.driftB[0] * mean, part.driftB[1] * mean],
  }
  const directions = [
    [part.l * spread, part.a * spread, part.b * spread],
    [OFF, 0, 0],
    [0, OFF, 0],
    [0, 0, OFF],
  ] as const
  return directions.reduce(widened, darkened)
}

// Adds the variance of one direction: Sherman and Morrison's update of the inverse covariance.
function widened(part: ColorPart, [l, a, b]: readonly [number, number, number]): ColorPart {
  const towardL = part.ll * l + part.la * a + part.lb * b
  const towardA = part.la * l + part.aa * a + part.ab * b
  const towardB = part.lb * l + part.ab * a + part.bb * b
  const growth = 1 + l * towardL + a * towardA + b * towardB
  return {
    ...part,
    ll: part.ll - (towardL * towardL) / growth,
    la: part.la - (towardL * towardA) / growth,
    lb: part.lb - (towardL * towardB) / growth,
    aa: part.aa - (towardA * towardA) / growth,
    ab: part.ab - (towardA * towardB) / growth,
    bb: part.bb - (towardB * towardB) / growth,
    logPeak: part.logPeak - 0.5 * Math.log(growth),
  }
}
