import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PayPalConfigSchema } from '@millrun/commerce/functions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callFunction } from './functions-client.ts'

/** What the server answers next; it hangs up where there is none. */
let answer: { readonly status: number; readonly type: string; readonly body: string } | undefined
const asked: (string | undefined)[] = []
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (answer === undefined) response.destroy()
    else response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = addressOf()
  vi.stubGlobal('window', { location: { origin: `http://localhost:${port}` } })
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await new Promise((resolve) => server.close(resolve))
})

function addressOf(): AddressInfo {
  const found = server.address()
  if (found === null || typeof found === 'string') throw new Error('the server does not listen')
  return found
}

function ask(status: number, body: string, type = 'application/json') {
  answer = { status, type, body }
  return call()
}

function call() {
  return callFunction('get-paypal-config', PayPalConfigSchema)
}

test('asks our own server for the function and reads its answer', async () => {
  expect(await ask(200, '{"clientId":"abc"}')).toEqual({ ok: true, data: { clientId: 'abc' } })
  expect(asked.at(-1)).toBe('POST /functions/v1/get-paypal-config')
})

test('a refusal comes with its sentence and its status', async () => {
  const reply = await ask(422, '{"error":"Your cart is empty."}')
  expect(reply).toEqual({ ok: false, status: 422, error: 'Your cart is empty.' })
})

test('a gateway that answers in HTML leaves its status', async () => {
  expect(await ask(503, '<h1>Busy</h1>', 'text/html')).toEqual({ ok: false, status: 503 })
})

test('an answer of another shape is a fault of the server', async () => {
  expect(await ask(200, '{"clientID":"abc"}')).toEqual({ ok: false, status: 502 })
})

test('without an answer there is no status', async () => {
  answer = undefined
  expect(await call()).toEqual({ ok: false })
})
