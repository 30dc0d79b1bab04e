import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Garment } from '../src/domain/closet/garment.ts'
import { rankOutfit } from '../src/domain/stylist/score/score-outfit.ts'
import type { ScoredPiece } from '../src/domain/stylist/score/scored-piece.ts'
import { garmentOfTitle } from './stylist-learn/title-piece.ts'

const Title = z.object({ name: z.string(), slot: z.string() })
const Question = z.object({
  id: z.union([z.string(), z.number()]),
  question: z.array(Title),
  answers: z.array(Title).min(1, "there's no answer to choose from"),
})
type Question = z.infer<typeof Question>

const garments = new Map<string, Garment>()

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file with the questions.')
answerAll(readFileSync(file, 'utf8'))

function answerAll(text: string): void {
  const replies: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const question = readQuestion(line)
    if (typeof question === 'string') {
      console.error(`Line ${at + 1} isn't a question: ${question}.`)
      process.exitCode = 1
      return
    }
    replies.push(`${JSON.stringify({ id: question.id, choice: choiceOf(question) })}\n`)
  }
  process.stdout.write(replies.join(''))
}

/** Returns the question, or the error of the line. */
function readQuestion(line: string): Question | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return "it isn't JSON"
  }
  const reading = Question.safeParse(value)
  if (reading.success) return reading.data
  const [issue] = reading.error.issues
  return `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not as agreed'}`
}

/** Returns the index of the answer that makes the best outfit; the first one if tied. */
function choiceOf({ question, answers }: Question): number {
  const others = question.map((title, at) => pieceOf(title, `question ${at}`))
  let [choice, best] = [0, -Infinity]
  for (const [at, title] of answers.entries()) {
    const pieces = [...others, pieceOf(title, `answer ${at}`)]
    const score = rankOutfit({ pieces, needs: null, today: '2026-01-01', origin: 'shop title' })
    if (score > best) [choice, best] = [at, score]
  }
  return choice
}

function pieceOf({ name, slot }: z.infer<typeof Title>, id: string): ScoredPiece {
  const key = `${slot}\n${name}`
  const garment = garments.get(key) ?? garmentOfTitle(name, slot)
  garments.set(key, garment)
  return { id, name, color: '', brand: null, lastWornDate: null, wearCount: 0, garment }
}
