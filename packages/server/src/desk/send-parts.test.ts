import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendParts } from './send-parts.ts'

const PARTS = 20

let app: FastifyInstance
let turn = 0
let timer: ReturnType<typeof setInterval>

beforeEach(() => {
  app = Fastify()
  timer = setInterval(() => (turn += 1), 0)
})

afterEach(async () => {
  clearInterval(timer)
  await app.close()
})

test('others are served between any two parts of a file that is ready at once', async () => {
  const turns: number[] = []
  async function* parts(): AsyncGenerator<string> {
    for (let part = 1; part <= PARTS; part += 1) {
      turns.push(turn)
      yield `${part}\n`
    }
  }
  app.get('/file', (_, reply) => sendParts(reply, { name: 'a.csv', type: 'text/csv' }, parts()))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${origin}/file`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
  expect((await answer.text()).split('\n')).toHaveLength(PARTS + 1)
  expect(new Set(turns).size).toBe(PARTS)
})
