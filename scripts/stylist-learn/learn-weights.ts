/** For each question, the features of its answers, the right one first. */
export type ChoiceExamples = readonly (readonly Float64Array[])[]

const ROUNDS = 400
const RATE = 0.05
const PENALTY = 0.0005

/** Fits a conditional logit (McFadden 1974), L2 penalty on standardized features. Returns weights for raw features. */
export function learnWeights(examples: ChoiceExamples): number[] {
  const size = examples[0]?.[0]?.length ?? 0
  const deviations = deviationsOf(examples.flat(), size)
  const scaled = examples.map((answers) =>
    answers.map((features) => features.map((value, at) => value / (deviations[at] ?? 1))),
  )
  const weights = new Float64Array(size)
  const means = new Float64Array(size)
  const squares = new Float64Array(size)
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = slopesOf(scaled, weights)
    const rate = RATE * (1 - (round - 1) / ROUNDS)
    for (let at = 0; at < size; at++) {
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * (slopes[at] ?? 0)
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * (slopes[at] ?? 0) ** 2
      const mean = (means[at] ?? 0) / (1 - 0.9 ** round)
      const square = (squares[at] ?? 0) / (1 - 0.999 ** round)
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (Math.sqrt(square) + 1e-8)
    }
  }
  return Array.from(weights, (weight, at) => weight / (deviations[at] ?? 1))
}

function slopesOf(examples: ChoiceExamples, weights: Float64Array): Float64Array {
  const slopes = weights.map((weight) => 2 * PENALTY * weight)
  for (const answers of examples) {
    const odds = answers.map((features) =>
      Math.exp(features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
    )
    const all = odds.reduce((sum, one) => sum + one, 0)
    for (const [place, features] of answers.entries()) {
      const error = ((odds[place] ?? 0) / all - (place === 0 ? 1 : 0)) / examples.length
      for (let at = 0; at < slopes.length; at++) slopes[at] = (slopes[at] ?? 0) + error * (features[at] ?? 0)
    }
  }
  return slopes
}

function deviationsOf(rows: readonly Float64Array[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => {
    const values = rows.map((row) => row[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / rows.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows.length) || 1
  })
}
