import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port for a server that is stopped and started again. It is below those that the system gives to
 * outgoing connections, so that none of them takes it in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
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
