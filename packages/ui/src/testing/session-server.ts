import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { happyDom } from './happy-dom.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

interface Asked {
  /** Method and address: `GET /account/api/orders`. */
  readonly name: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

export interface SessionServer {
  /** What was asked, in order. */
  readonly asked: Asked[]
  /** From now on this is answered so: `answer('POST /auth/v1/token', …)`. */
  readonly answer: (name: string, body: unknown, status?: number) => void
  /** Bodies of all that was asked by this name. */
  readonly bodiesOf: (name: string) => readonly unknown[]
}

/** A server of sessions, and of all that is asked in them, on this machine, at the origin that the pages of one file's tests are shown from. */
export function sessionServer(): SessionServer {
  const asked: Asked[] = []
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const name = `${method} ${url.split('?', 1)[0] ?? ''}`
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      asked.push({ name, body: text === '' ? undefined : JSON.parse(text), headers })
      const { status, body } = answers.get(name) ?? { status: 404, body: { error: 'no answer' } }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(status === 204 ? undefined : JSON.stringify(body))
    })
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    happyDom().setURL(`http://127.0.0.1:${address.port}/`)
  })
  afterEach(() => {
    asked.length = 0
    answers.clear()
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  return {
    asked,
    answer: (name, body, status = 200) => answers.set(name, { status, body }),
    bodiesOf: (name) => asked.filter((one) => one.name === name).map(({ body }) => body),
  }
}
