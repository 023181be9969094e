import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FUNCTIONS_PATH, type FunctionName } from '@millrun/commerce/functions'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface FunctionsServer {
  /** What was asked, in order. */
  readonly asked: { readonly name: string; readonly body: unknown }[]
  /** From now on the function answers so. */
  readonly answer: (name: FunctionName, body: unknown, status?: number) => void
  /** From now on the function does not answer. */
  readonly keepWaiting: (name: FunctionName) => void
}

/** A server of the shop's functions on this machine, for the tests of one file. */
export function functionsServer(): FunctionsServer {
  const asked: FunctionsServer['asked'] = []
  const answers = new Map<string, Answer | 'none'>()
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.end()
    const name = request.url?.split('/').at(-1) ?? ''
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      asked.push({ name, body: text === '' ? undefined : JSON.parse(text) })
      const answer = answers.get(name) ?? { status: 404, body: { error: 'no answer' } }
      if (answer === 'none') return
      const { status, body } = answer
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = portOf(server.address())
    vi.stubEnv('VITE_FUNCTIONS_URL', `http://127.0.0.1:${port}${FUNCTIONS_PATH}`)
  })
  afterEach(() => {
    asked.length = 0
    answers.clear()
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    server.close()
    server.closeAllConnections()
  })

  return {
    asked,
    answer: (name, body, status = 200) => answers.set(name, { status, body }),
    keepWaiting: (name) => answers.set(name, 'none'),
  }
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address
}
