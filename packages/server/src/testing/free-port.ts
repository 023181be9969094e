import { once } from 'node:events'
import { createServer } from 'node:net'

/** Each of the processes that test side by side has ports of its own: none takes what another one has just found free. */
const PORTS_EACH = 1000
const FIRST = 20_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 10) * PORTS_EACH

/** Who was given one of these may not listen on it yet. */
const given = new Set<number>()

/**
 * A port for a server that is stopped and started again. It is below those that the system gives to
 * outgoing connections, so that none of them takes it in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * PORTS_EACH)
    if (given.has(port)) continue
    given.add(port)
    const probe = createServer()
    const isFree = await Promise.race([
      once(probe.listen(port, 'localhost'), 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
