import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import sharp from 'sharp'
import { smallPhoto } from '../../src/server/segmentation/create-photo-reader.ts'
import { PATTERN_VIEW_EDGE, patternFeatures } from '../../src/server/segmentation/garment-pattern.ts'
import { boxOfGarment, findInPhoto } from '../../src/server/segmentation/look-at-photo.ts'
import { squareView } from '../../src/server/segmentation/square-view.ts'

// Labeled by hand: plain, striped, checked, graphic, allover (an all-over print) or skip.
const Labels = z.object({
  learn: z.record(z.string(), z.string()),
  held_out: z.record(z.string(), z.string()),
})
const patternOfLabel: Readonly<Record<string, string>> = {
  striped: 'stripe',
  checked: 'check',
  plain: 'plain',
  graphic: 'printed',
  allover: 'printed',
}
const patterns = ['check', 'plain', 'printed', 'stripe'] as const
const SURE = 0.9
// L2 penalty: with 95 photos the slopes would grow without bound.
const RIDGE = 1 / 0.3
const STEPS = 4000
const RATE = 0.05

interface Example {
  readonly features: readonly number[]
  readonly pattern: number
}

const [folder = '', labelFile = '', output = ''] = process.argv.slice(2)
const labels = Labels.parse(JSON.parse(readFileSync(labelFile, 'utf8')))
const learned = await examplesOf(labels.learn)
const aside = await examplesOf(labels.held_out)
const means = columns(learned).map(meanOf)
const spreads = columns(learned).map((column, at) =>
  Math.sqrt(meanOf(column.map((value) => (value - (means[at] ?? 0)) ** 2))),
)
const weights = fit(learned.map(standard))
report(aside.map(standard))
writeFileSync(output, `${JSON.stringify({ patterns, sure: SURE, means, spreads, ...weights }, rounded)}\n`)

async function examplesOf(files: Readonly<Record<string, string>>): Promise<Example[]> {
  const examples: Example[] = []
  for (const [file, label] of Object.entries(files)) {
    const pattern = patterns.findIndex((name) => name === patternOfLabel[label])
    if (pattern < 0) continue
    const photo = await smallPhoto(sharp(join(folder, file)).autoOrient().toColorspace('srgb'))
    const view = squareView(photo, boxOfGarment(photo, findInPhoto(photo)), 0, PATTERN_VIEW_EDGE)
    examples.push({ features: patternFeatures(view), pattern })
  }
  return examples
}

// Multinomial logistic regression by gradient descent, with balanced classes.
function fit(examples: readonly Example[]): { slopes: number[][]; biases: number[] } {
  const slopes = patterns.map(() => means.map(() => 0))
  const biases = patterns.map(() => 0)
  const counts = patterns.map((_, row) => examples.filter(({ pattern }) => pattern === row).length)
  for (let step = 0; step < STEPS; step += 1) {
    const slopeChanges = slopes.map((row) => row.map((slope) => slope * RIDGE))
    const biasChanges = biases.map(() => 0)
    for (const { features, pattern } of examples) {
      const weight = examples.length / (patterns.length * (counts[pattern] ?? 1))
      for (const [row, share] of sharesOf(features, { slopes, biases }).entries()) {
        const error = weight * (share - (row === pattern ? 1 : 0))
        biasChanges[row] = (biasChanges[row] ?? 0) + error
        const changes = slopeChanges[row] ?? []
        for (const [at, value] of features.entries()) changes[at] = (changes[at] ?? 0) + error * value
      }
    }
    const rate = RATE / Math.sqrt(examples.length)
    for (const [row, change] of biasChanges.entries()) biases[row] = (biases[row] ?? 0) - rate * change
    for (const [row, changes] of slopeChanges.entries()) {
      const own = slopes[row] ?? []
      for (const [at, change] of changes.entries()) own[at] = (own[at] ?? 0) - rate * change
    }
  }
  return { slopes, biases }
}

function report(examples: readonly Example[]): void {
  for (const [row, name] of patterns.entries()) {
    const there = examples.filter(({ pattern }) => pattern === row).length
    const certain = examples.filter(({ features }) => (sharesOf(features, weights)[row] ?? 0) > SURE)
    const right = certain.filter(({ pattern }) => pattern === row).length
    console.log(`${name}: ${there} labeled, ${certain.length} certain, ${right} right`)
  }
}

function sharesOf(
  features: readonly number[],
  { slopes, biases }: { slopes: readonly (readonly number[])[]; biases: readonly number[] },
): number[] {
  const scores = slopes.map((row, at) =>
    row.reduce((sum, slope, n) => sum + slope * (features[n] ?? 0), biases[at] ?? 0),
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function standard({ features, pattern }: Example): Example {
  return { pattern, features: features.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)) }
}

function columns(examples: readonly Example[]): number[][] {
  return (examples[0]?.features ?? []).map((_, at) => examples.map(({ features }) => features[at] ?? 0))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value
}
