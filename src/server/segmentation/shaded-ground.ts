import type { ColorMixture, ColorPart } from './color-mixture.ts'

// A shadow leaves this share of the light: its middle and its spread.
const SHARE = { mean: 0.76, spread: 0.1 }
// In OKLab: how far from the darkened color a shadow may be, by light from elsewhere.
const OFF = 0.01
// Of all places with a color of the ground: how many lie in a shadow.
const SHADED = 0.3

/** The colors of a ground with each of them in shadow too: the darkened color, its spread wide along the light. */
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

// Adds the variance of one direction to a part: Sherman and Morrison's update of its inverse covariance.
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
