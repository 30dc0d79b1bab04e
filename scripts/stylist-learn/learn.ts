import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { pairPartNames } from '../../src/domain/stylist/together/pair-parts.ts'
import { VECTOR_SIZE } from './learn-vectors.ts'
import { learnWeights } from './learn-weights.ts'
import { learnFrom, type LearnedVectors, type PairReader, pairReaderOf } from './learned-model.ts'
import { type Piece, readPieces } from './pieces.ts'
import { foldsOf, type Question, questionsOf, shareRight } from './quiz.ts'
import { randomOf } from './random.ts'

const FOLDS = 5
const INNER_FOLDS = 4
const SEED = 1
const MIDDLE_SAMPLE = 20_000

const Outfit = z.object({ items: z.array(z.object({ name: z.string(), slot: z.string() })) })

interface Weights {
  readonly parts: readonly number[]
  readonly vector: number
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, seed: { type: 'string', default: String(SEED) } },
})
const [file] = positionals
if (!file) throw new Error('Name the file of outfits to learn from: npm run stylist:learn -- outfits.jsonl')
const outfits = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => Outfit.parse(JSON.parse(line)).items)
const pieces = readPieces(outfits)
console.log(`${outfits.length} outfits of ${pieces.length} pieces`)
crossValidate(Number(values.seed))
if (!values.check) writeTable()

/**
 * Prints the accuracy on held-out outfits: each piece is blanked in turn, with wrong answers from the same fold. Learns
 * the weights with vectors from other outfits.
 */
function crossValidate(seed: number): void {
  const random = randomOf(seed)
  const right: Record<string, number[]> = { all: [], 'vectors alone': [], 'own tables alone': [] }
  for (const held of foldsOf(pieces, FOLDS, random)) {
    const heldOut = new Set(held)
    const rest = pieces.filter((piece) => !heldOut.has(piece))
    const weights = weightsFrom(rest, seed)
    const handWeights = weightsFrom(rest, seed, true)
    const read = pairReaderOf(learnFrom(rest, seed))
    const questions = [...questionsOf(held, random), ...questionsOf(held, random)]
    const evidence = (one: Piece, other: Piece) => evidenceOf(read(one, other), weights)
    right['all']?.push(shareRight(questions, meanOf(evidence)))
    right['vectors alone']?.push(
      shareRight(
        questions,
        meanOf((one, other) => read(one, other).at(-1) ?? 0),
      ),
    )
    right['own tables alone']?.push(
      shareRight(
        questions,
        meanOf((one, other) => evidenceOf(read(one, other), handWeights)),
      ),
    )
  }
  for (const [name, shares] of Object.entries(right)) {
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    console.log(`${name}: ${mean.toFixed(3)} (${shares.map((share) => share.toFixed(3)).join(' ')})`)
  }
}

function meanOf(score: (one: Piece, other: Piece) => number) {
  return (answer: Piece, context: readonly Piece[]) =>
    context.reduce((sum, piece) => sum + score(answer, piece), 0)
}

function weightsFrom(learned: readonly Piece[], seed: number, withoutVectors = false): Weights {
  const random = randomOf(seed + 1)
  const examples = foldsOf(learned, INNER_FOLDS, random).flatMap((held) => {
    const heldOut = new Set(held)
    const read = readerOf(
      learned.filter((piece) => !heldOut.has(piece)),
      seed,
    )
    return questionsOf(held, random)
      .filter(({ context }) => context.length > 0)
      .map((question) => featuresOf(question, read, withoutVectors))
  })
  const weights = learnWeights(examples)
  return { parts: weights.slice(0, pairPartNames.length), vector: weights.at(-1) ?? 0 }
}

function featuresOf(
  { context, answers }: Question,
  read: PairReader,
  withoutVectors: boolean,
): Float64Array[] {
  return answers.map((answer) => {
    const sums = new Float64Array(pairPartNames.length + 1)
    for (const piece of context)
      for (const [at, part] of read(answer, piece).entries())
        sums[at] = (sums[at] ?? 0) + part / context.length
    if (withoutVectors) sums[pairPartNames.length] = 0
    return sums
  })
}

function readerOf(learned: readonly Piece[], seed: number): PairReader {
  return pairReaderOf(learnFrom(learned, seed))
}

function evidenceOf(parts: Float64Array, { parts: weights, vector }: Weights): number {
  return weights.reduce((sum, weight, at) => sum + weight * (parts[at] ?? 0), vector * (parts.at(-1) ?? 0))
}

/** Returns the median score of unrelated pairs of different slots, which maps to 0.5 of the term. */
function middleOf(from: readonly Piece[], read: PairReader, weights: Weights, random: () => number): number {
  let sum = 0
  let count = 0
  while (count < MIDDLE_SAMPLE) {
    const one = from[Math.floor(random() * from.length)]
    const other = from[Math.floor(random() * from.length)]
    if (!one || !other || one.outfit === other.outfit || one.slot === other.slot) continue
    sum += evidenceOf(read(one, other), weights)
    count += 1
  }
  return sum / count
}

function writeTable(): void {
  const learned = learnFrom(pieces, SEED)
  const weights = weightsFrom(pieces, SEED)
  const middle = middleOf(pieces, pairReaderOf(learned), weights, randomOf(SEED))
  const text = [
    '// Generated by `npm run stylist:learn` (docs/decisions/0011-what-goes-together.md); do not edit.',
    '// prettier-ignore',
    'export const learnedTable = {',
    '  /** Numbers of a vector; a row of `vectors` has one more, the rarity of its token in sixteenths. */',
    `  size: ${VECTOR_SIZE},`,
    '  /** Weights of the parts of a pair, in the order of `pairPartNames`, and of the cosine of two vectors. */',
    `  weights: [${weights.parts.map(rounded).join(', ')}],`,
    `  vectorWeight: ${rounded(weights.vector)},`,
    '  /** Mean evidence of unrelated pairs of different slots. */',
    `  middle: ${rounded(middle)},`,
    `  tokens: ${quoted(learned.vocabulary.tokens.join(' '))},`,
    `  vectors: '${base64Of(learned)}',`,
    '} as const',
    '',
  ].join('\n')
  const target = join(import.meta.dirname, '../../src/domain/stylist/together/learned-table.ts')
  writeFileSync(target, text)
  console.log(`${learned.vocabulary.tokens.length} tokens, ${Math.round(text.length / 1000)} kB: ${target}`)
}

function base64Of({ vocabulary: { tokens, rarityOf }, table }: LearnedVectors): string {
  const rows = tokens.map((token, row) => [
    ...table.subarray(row * VECTOR_SIZE, (row + 1) * VECTOR_SIZE),
    Math.round(rarityOf(token) * 16),
  ])
  return Buffer.from(Int8Array.from(rows.flat()).buffer).toString('base64')
}

function rounded(number: number): number {
  return Number(number.toFixed(4))
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}
