import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../../../scripts/test/find-program.ts'
import { clusterFolder } from '../testing/cluster/cluster-folder.ts'
import type { ClusterPart } from '../testing/cluster/cluster-part.ts'
import { frontParts } from '../testing/cluster/front-parts.ts'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../testing/free-port.ts'

const missing = ['haproxy', 'nginx'].filter((program) => findServer(program) === undefined)
const leftOut = missing.length === 0 ? '' : ` (left out: ${missing.join(', ')} is not installed)`

async function databaseThatIsAway() {
  return { postgres: await freePort(), check: await freePort() }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  if (!server.listening) return
  server.close()
  await once(server, 'close')
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.skipIf(leftOut !== '')(`the balancer${leftOut}`, () => {
  let folder: string
  let parts: readonly ClusterPart[]
  let servers: readonly Server[]
  let origin: string
  /** Which server was asked what. */
  let asked: (readonly [server: number, path: string])[]
  /** Servers that die over a call, and servers that are not ready. */
  let dying: number[]
  let unready: number[]

  beforeEach(async () => {
    ;[asked, dying, unready] = [[], [], []]
    servers = [0, 1, 2].map(openServer)
    const [first = 0, second = 0, third = 0] = await Promise.all(servers.map(portOf))
    folder = await mkdtemp(join(tmpdir(), 'millrun-balancer-'))
    await clusterFolder(folder)
    const front = await freePort()
    origin = `http://127.0.0.1:${front}`
    const plan = { folder, nextPort: freePort, front, servers: [first, second, third] as const }
    const nodes = await Promise.all(Array.from({ length: 3 }, () => databaseThatIsAway()))
    const { haproxy, nginx } = await frontParts(plan, nodes)
    parts = [haproxy, nginx]
    for (const part of parts) await part.start()
    await eventually(async () => {
      if (!(await fetch(`${origin}/`)).ok) throw new Error('no server is reached yet')
    })
    asked = []
  })

  afterEach(async () => {
    await Promise.all(parts.map((part) => part.end()))
    await Promise.all(servers.map(close))
    await rm(folder, { recursive: true })
  })

  function openServer(server: number): Server {
    return createServer((request, response) => {
      const path = request.url ?? ''
      if (path === '/healthz') return response.end()
      if (path === '/readyz') return response.writeHead(unready.includes(server) ? 503 : 200).end()
      asked.push([server, path])
      if (dying.includes(server)) return request.socket.destroy()
      return response.end(`server ${server}`)
    }).listen(0, '127.0.0.1')
  }

  function post(path: string): Promise<Response> {
    return fetch(`${origin}${path}`, { method: 'POST', body: '{"orderID":"1"}' })
  }

  test.each([
    '/functions/v1/create-paypal-order',
    '/functions/v1/capture-paypal-order',
    '/functions/v1/validate-address',
    '/functions/v1/get-paypal-config',
  ])('a server that dies over %s leaves it to another one', async (path) => {
    dying = [0, 1]
    for (let call = 0; call < 3; call += 1) {
      const answer = await post(path)
      expect([answer.status, await answer.text()]).toEqual([200, 'server 2'])
    }
  })

  test.each(['/desk/api/orders/MR-1/refunds', '/auth/v1/token', '/functions/v1/send-order-mail'])(
    'what a server has begun at %s is not begun at another one, and its visitor is told to look',
    async (path) => {
      dying = [0, 1, 2]
      const answer = await post(path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '5'])
      expect(await answer.json()).toEqual({
        error: 'The shop did not answer. Please look whether it was done before you try again.',
      })
      expect(asked).toHaveLength(1)
    },
  )

  test('a server that takes no calls any more is not noticed by anybody', async () => {
    const [first] = servers
    if (first !== undefined) await close(first)
    for (let call = 0; call < 6; call += 1) {
      expect((await post('/desk/api/orders/MR-1/notes')).status).toBe(200)
    }
  })

  test('calls go to servers that are ready, and while none is to those that run', async () => {
    unready = [0, 1]
    await eventually(async () => {
      asked = []
      for (let call = 0; call < 6; call += 1) await fetch(`${origin}/`)
      expect(new Set(asked.map(([server]) => server))).toEqual(new Set([2]))
    })
    unready = [0, 1, 2]
    await eventually(async () => {
      asked = []
      for (let call = 0; call < 6; call += 1) {
        expect((await fetch(`${origin}/`)).status).toBe(200)
      }
      expect(new Set(asked.map(([server]) => server)).size).toBe(3)
    })
  })

  test('when no server runs, buyers hear when to come again', async () => {
    await Promise.all(servers.map(close))
    await eventually(async () => {
      const answer = await post('/functions/v1/capture-paypal-order')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toEqual({
        error: 'The shop cannot be reached just now. Please try again in a moment.',
      })
    })
  })
})
