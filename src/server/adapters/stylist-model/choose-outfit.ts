import type { JSONSchema7 } from 'ai'
import * as z from 'zod'
import { canBeMid } from '../../../domain/stylist/layers/fits-over.ts'
import { mentionsUnownedGarment } from '../../../domain/stylist/mentions-unowned-garment.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitChoice, ModelOutfitRequest } from '../../ports/stylist-model.ts'
import type { ModelQuestion, Reading } from './request-answer.ts'
import { singleLine, singleLines } from './single-line.ts'

// Longest texts that read well on the page, in characters.
const DESCRIPTION_MAX = 600
const ANALYSIS_MAX = 1200
const REASON_MAX = 400
const TIP_MAX = 300
const TIPS_MAX = 6

const INSTRUCTIONS = `Choose an outfit around the piece named in "focus", for the person's style, occasion and season.
Choose from "pieces" alone, by their aliases. Those in "keep" are in the outfit. Take at most one piece of each slot, but up to two of "extra"; a dress stands for top and bottom. On a cool day one piece with "canBeWornOver" may be worn over the top or the dress as well, though it is a top itself. Fill the slots named in "fill" where a piece is fit.
The form of the answer:
{"outfitDescription": two or three sentences about the outfit,
"styleAnalysis": two to four sentences on why it works: colors, formality, shapes, season,
"pieces": [{"alias": one alias of "pieces", "reasoning": one or two sentences on what this piece does in the outfit}],
"stylingTips": three to five tips, one sentence each}
In every text call a piece by its name, never by its alias.`

// Unusable texts do not reject a choice: the rules' texts replace them.
const maybeText = z.unknown().optional()
const Reply = z.object({
  outfitDescription: maybeText,
  styleAnalysis: maybeText,
  stylingTips: maybeText,
  pieces: z.array(z.object({ alias: z.string(), reasoning: maybeText })),
})

type Aliases = ReadonlyMap<string, StylistPiece>

/** Asks for the best outfit of the offered pieces; pieces are sent under aliases, never with their ids. */
export function outfitQuestion(question: ModelOutfitRequest): ModelQuestion<OutfitChoice> {
  const { focus, kept, offered, needs, occasion } = question
  const pieces = [...new Map([focus, ...kept, ...offered].map((piece) => [piece.id, piece])).values()]
  const aliases: Aliases = new Map(pieces.map((piece, place) => [`p${place + 1}`, piece]))
  const aliasesOf = (some: readonly StylistPiece[]) =>
    [...aliases].filter(([, piece]) => some.some(({ id }) => id === piece.id)).map(([alias]) => alias)
  return {
    task: 'choose an outfit',
    instructions: INSTRUCTIONS,
    data: {
      stylePreference: needs.stylePreference,
      occasion,
      season: needs.season,
      fitFor: needs.occasion && {
        formalityFrom1GymTo5BlackTie: needs.occasion.formality,
        temperatureCelsius: needs.occasion.temperatureCelsius,
        isWet: needs.occasion.isWet,
        activities: needs.occasion.activities,
      },
      focus: aliasesOf([focus])[0],
      keep: aliasesOf(kept),
      fill: [...new Set(pieces.map((piece) => piece.garment.slot))],
      pieces: [...aliases].map(([alias, piece]) => described(alias, piece)),
    },
    schemaName: 'outfit',
    schema: schemaFor([...aliases.keys()]),
    read: (output) => read(output, question, aliases),
  }
}

function described(alias: string, { name, category, color, garment }: StylistPiece) {
  const { slot, kind, formality, seasons } = garment
  return { alias, name, category, color, slot, canBeWornOver: canBeMid(garment), kind, formality, seasons }
}

function schemaFor(aliases: readonly string[]): JSONSchema7 {
  const text = { type: 'string' } as const
  const piece = {
    type: 'object',
    properties: { alias: { type: 'string', enum: [...aliases] }, reasoning: text },
    required: ['alias', 'reasoning'],
    additionalProperties: false,
  } as const
  return {
    type: 'object',
    properties: {
      outfitDescription: text,
      styleAnalysis: text,
      pieces: { type: 'array', items: piece },
      stylingTips: { type: 'array', items: text },
    },
    required: ['outfitDescription', 'styleAnalysis', 'pieces', 'stylingTips'],
    additionalProperties: false,
  }
}

function read(output: unknown, question: ModelOutfitRequest, aliases: Aliases): Reading<OutfitChoice> {
  const parsed = Reply.safeParse(output)
  if (!parsed.success) return { complaint: 'Its pieces did not have the form that was asked for.' }
  const reply = parsed.data
  const chosen = reply.pieces.map(({ alias }) => aliases.get(alias))
  if (chosen.includes(undefined))
    return { complaint: `It named a piece that was not offered. The pieces are p1 to p${aliases.size}.` }
  const all = [question.focus, ...question.kept, ...chosen.filter((piece) => piece !== undefined)]
  const pieces = [...new Map(all.map((piece) => [piece.id, piece])).values()]
  const complaint = question.objectionTo(pieces)
  if (complaint !== null) return { complaint }

  const given = [...aliases.values()]
  const checked = (line: string | null) =>
    line === null || mentionsUnownedGarment(line, given) ? null : withNames(line, aliases)
  const text = (written: unknown, max: number) => checked(singleLine(written, max))
  const reasons = reply.pieces.map(
    ({ alias, reasoning }) => [aliases.get(alias)?.id, text(reasoning, REASON_MAX)] as const,
  )
  return {
    value: {
      pieces,
      outfitDescription: text(reply.outfitDescription, DESCRIPTION_MAX),
      styleAnalysis: text(reply.styleAnalysis, ANALYSIS_MAX),
      reasons: new Map(reasons.filter((pair): pair is readonly [string, string] => !pair.includes(null))),
      stylingTips: singleLines(reply.stylingTips, TIPS_MAX, TIP_MAX)
        .map(checked)
        .filter((tip) => tip !== null),
    },
  }
}

// Users know no aliases: a text with an unknown one is unusable.
function withNames(text: string | null, aliases: Aliases): string | null {
  if (text === null) return null
  const mentioned = text.match(/\bp\d+\b/g) ?? []
  if (mentioned.some((alias) => !aliases.has(alias))) return null
  return text.replaceAll(/\bp\d+\b/g, (alias) => aliases.get(alias)?.name ?? alias)
}
