import type { Server } from 'node:http'
import { addressKey } from './address-key.ts'

/** What a machine's memory and file handles bear. */
const MOST_CONNECTIONS = 4000
/** A browser opens six: this is an office of eighty people, all at once. */
const MOST_PER_ADDRESS = 500

/**
 * Hangs up on who holds more connections than any visitor needs, so that others find one free. Behind a
 * proxy all connections are the proxy's, and it counts its visitors itself.
 */
export function limitConnections(server: Server, isBehindProxy: boolean): void {
  server.maxConnections = MOST_CONNECTIONS
  if (isBehindProxy) return
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > MOST_PER_ADDRESS) socket.destroy()
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    })
  })
}
