import type { JSONSchema7 } from 'ai'
import * as z from 'zod'
import type { StyleAdvice } from '../../../contract/stylist/stylist.ts'
import type { StylistModel } from '../../ports/stylist-model.ts'
import type { ModelQuestion } from './request-answer.ts'
import { singleLine, singleLines } from './single-line.ts'
import { objectOf } from './object-schema.ts'

const RECOMMENDATION_MAX = 1500
const LINE_MAX = 300
const LINES = { least: 2, most: 6 }

const INSTRUCTIONS = `Say what to wear to the event in "eventDescription", in the style of "stylePreference".
Mind its dress code, season, time of day, weather and what the person will do there, as far as it is said.
Name nothing that "wearer" rules out: other clothes than they wear, bare skin that they cover, heels, and what they never wear.
The form of the answer:
{"recommendation": three to five sentences about one whole outfit for this event,
"whatToLookFor": three to five things to look for in the clothes, one sentence each,
"proTips": three to five tips, one sentence each}`

const schema: JSONSchema7 = objectOf({ recommendation: 'text', whatToLookFor: 'list', proTips: 'list' })

const Reply = z.record(z.string(), z.unknown())

/** Asks what to wear to an event. */
export function adviceQuestion(
  request: Parameters<StylistModel['advise']>[0],
): ModelQuestion<Omit<StyleAdvice, 'curatedBy'>> {
  const { eventDescription, stylePreference, season, wearer } = request
  return {
    task: 'give advice',
    instructions: INSTRUCTIONS,
    data: { eventDescription, stylePreference, season, wearer },
    schemaName: 'advice',
    schema,
    read(output) {
      const reply = Reply.safeParse(output).data ?? {}
      const recommendation = singleLine(reply['recommendation'], RECOMMENDATION_MAX)
      const whatToLookFor = singleLines(reply['whatToLookFor'], LINES.most, LINE_MAX)
      const proTips = singleLines(reply['proTips'], LINES.most, LINE_MAX)
      if (recommendation === null || Math.min(whatToLookFor.length, proTips.length) < LINES.least)
        return { complaint: `It needs a recommendation and ${LINES.least} sentences in each list.` }
      return { value: { recommendation, whatToLookFor, proTips } }
    },
  }
}
