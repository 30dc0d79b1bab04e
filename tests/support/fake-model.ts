import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** One received request. */
interface AskedQuestion {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** The fake's response to one request; doing nothing keeps the client waiting. */
export type FakeAnswer = (reply: ServerResponse, question: AskedQuestion) => void

/** A local server in place of a model, with OpenAI's chat API and Anthropic's messages API. */
export interface FakeModel {
  /** Address in front of `/chat/completions` and `/messages`. */
  readonly url: string
  readonly asked: readonly AskedQuestion[]
  /** Responds to the next requests in this order; the last response repeats. */
  answers(...answers: readonly FakeAnswer[]): void
  close(): Promise<void>
}

/** Opens one on a free port. */
export async function openFakeModel(): Promise<FakeModel> {
  const asked: AskedQuestion[] = []
  let answers: readonly FakeAnswer[] = []
  const takeQuestion = async (request: IncomingMessage, reply: ServerResponse) => {
    const question = { path: request.url ?? '', headers: request.headers, body: await json(request) }
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(question)
    answer?.(reply, question)
  }
  // An aborted request does not count.
  const server = createServer((request, reply) => void takeQuestion(request, reply).catch(() => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers(...next) {
      answers = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A complete response of the requested API with this text, ended normally, cut off or refused. */
export function says(text: string, end: 'whole' | 'cut' | 'refused' = 'whole'): FakeAnswer {
  return (reply, { path }) =>
    send(reply, JSON.stringify(path.endsWith('/messages') ? message(text, end) : completion(text, end)))
}

/** Exactly these characters, as JSON unless `headers` say otherwise. */
export function sends(text: string, status = 200, headers: Record<string, string> = {}): FakeAnswer {
  return (reply) => send(reply, text, status, headers)
}

/** Responds with `status`, and repeats every header and the whole request in the message. */
export function repeats(status: number): FakeAnswer {
  return (reply, { headers, body }) => {
    const error = { type: 'invalid', message: JSON.stringify([headers, body]) }
    send(reply, JSON.stringify({ error }), status, { 'retry-after': '0' })
  }
}

/** The last message of the request, in the requested API. */
export function askedData({ body }: AskedQuestion): Record<string, unknown> {
  const { messages } = body as { messages: readonly { content: unknown }[] }
  const content = messages.at(-1)?.content
  const text = typeof content === 'string' ? content : (content as { text: string }[])[0]?.text
  return JSON.parse(text ?? '') as Record<string, unknown>
}

function send(reply: ServerResponse, text: string, status = 200, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

function completion(text: string, end: 'whole' | 'cut' | 'refused') {
  const refused = end === 'refused'
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_900_000,
    model: 'fake',
    choices: [
      {
        index: 0,
        message: refused
          ? { role: 'assistant', content: null, refusal: text }
          : { role: 'assistant', content: text },
        finish_reason: { whole: 'stop', cut: 'length', refused: 'content_filter' }[end],
      },
    ],
    usage: { prompt_tokens: 300, completion_tokens: 30, total_tokens: 330 },
  }
}

function message(text: string, end: 'whole' | 'cut' | 'refused') {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [{ type: 'text', text }],
    stop_reason: { whole: 'end_turn', cut: 'max_tokens', refused: 'refusal' }[end],
    stop_sequence: null,
    usage: { input_tokens: 300, output_tokens: 30 },
  }
}
