import type { Piece } from './pieces.ts'
import { shuffled } from './random.ts'

/** A blanked piece of an outfit, to choose among pieces of its slot. */
export interface Question {
  readonly context: readonly Piece[]
  /** The right answer first. */
  readonly answers: readonly Piece[]
}

const WRONG_ANSWERS = 3

/** Splits the outfits randomly into `count` folds. */
export function foldsOf(pieces: readonly Piece[], count: number, random: () => number): Piece[][] {
  const outfits = shuffled([...Map.groupBy(pieces, ({ outfit }) => outfit).values()], random)
  return Array.from({ length: count }, (_, fold) =>
    outfits.filter((_outfit, at) => at % count === fold).flat(),
  )
}

/** Returns a question for each piece. Wrong answers are also from `pieces`, so none is more familiar to the model. */
export function questionsOf(pieces: readonly Piece[], random: () => number): Question[] {
  const outfits = Map.groupBy(pieces, ({ outfit }) => outfit)
  const bySlot = Map.groupBy(pieces, ({ slot }) => slot)
  return pieces.map((right) => {
    const others = (bySlot.get(right.slot) ?? []).filter(({ outfit }) => outfit !== right.outfit)
    const wrong = new Set<Piece>()
    while (wrong.size < Math.min(WRONG_ANSWERS, others.length)) {
      const piece = others[Math.floor(random() * others.length)]
      if (piece) wrong.add(piece)
    }
    const context = (outfits.get(right.outfit) ?? []).filter((piece) => piece !== right)
    return { context, answers: [right, ...wrong] }
  })
}

/** Returns the share of questions with the highest score for the right answer; ties count fractionally. */
export function shareRight(
  questions: readonly Question[],
  scoreOf: (answer: Piece, context: readonly Piece[]) => number,
): number {
  let right = 0
  for (const { context, answers } of questions) {
    const scores = answers.map((answer) => scoreOf(answer, context))
    const best = Math.max(...scores)
    const tied = scores.filter((score) => score === best).length
    if (scores[0] === best) right += 1 / tied
  }
  return right / questions.length
}
