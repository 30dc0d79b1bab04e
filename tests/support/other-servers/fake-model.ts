import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A received request. */
interface ModelRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** Responds to one request; an empty function keeps the client waiting. */
export type FakeResponse = (reply: ServerResponse, request: ModelRequest) => void

/** A local server that replaces a model, with OpenAI's chat API and Anthropic's messages API. */
export interface FakeModel {
  /** Base address of `/chat/completions` and `/messages`. */
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** Responds to the next requests in this order; the last response repeats. */
  respondWith(...responses: readonly FakeResponse[]): void
  close(): Promise<void>
}

/** Starts a fake model on a free port. */
export async function openFakeModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = []
  let responses: readonly FakeResponse[] = []
  const handleRequest = async (request: IncomingMessage, reply: ServerResponse) => {
    const received = { path: request.url ?? '', headers: request.headers, body: await json(request) }
    const response = responses[Math.min(requests.length, responses.length - 1)]
    requests.push(received)
    response?.(reply, received)
  }
  // Ignores aborted requests.
  const server = createServer((request, reply) => void handleRequest(request, reply).catch(() => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    respondWith(...next) {
      responses = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Responds in the format of the requested API with this text, ended normally, cut off or refused. */
export function says(text: string, end: 'whole' | 'cut' | 'refused' = 'whole'): FakeResponse {
  return (reply, { path }) =>
    send(reply, JSON.stringify(path.endsWith('/messages') ? message(text, end) : completion(text, end)))
}

/** Responds with exactly this text; the content type is JSON unless `headers` override it. */
export function sends(text: string, status = 200, headers: Record<string, string> = {}): FakeResponse {
  return (reply) => send(reply, text, status, headers)
}

/** Responds with `status` and an error message that echoes the headers and the body of the request. */
export function repeats(status: number): FakeResponse {
  return (reply, { headers, body }) => {
    const error = { type: 'invalid', message: JSON.stringify([headers, body]) }
    send(reply, JSON.stringify({ error }), status, { 'retry-after': '0' })
  }
}

/** Returns the last message of the request, parsed as JSON, for both APIs. */
export function requestData({ body }: ModelRequest): Record<string, unknown> {
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
