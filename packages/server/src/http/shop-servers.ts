import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { addressKey } from './address-key.ts'
import { openConnections } from './connections.ts'

/** How long a client may take to send a request, and its headers alone. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** Longer than the shop waits for PayPal; a client that takes nothing for so long is cut off. */
const IDLE_TIMEOUT_MS = 180_000
/** Longer than proxies keep connections that nobody uses: they are to close them, not the shop. */
const KEEP_ALIVE_MS = 72_000
const HEADER_LIMIT = 16 * 1024

export interface ShopServersOptions {
  /** How long a client may take to send a request. */
  readonly clientTimeoutMs?: number | undefined
  /** All connections come from the proxy then, whoever asks. */
  readonly isBehindProxy: boolean
}

export interface ShopServers {
  /** Makes a server; there is one for each address of the host that the shop listens at. */
  readonly open: (handle: RequestListener) => Server
  /** Takes no more requests; resolves when the last one is answered, or nobody waits for it any more. */
  readonly end: () => Promise<void>
}

/** The shop's servers, with all that a client may take of them. */
export function shopServers({ clientTimeoutMs, isBehindProxy }: ShopServersOptions): ShopServers {
  const requestTimeout = clientTimeoutMs ?? REQUEST_TIMEOUT_MS
  const headersTimeout = Math.min(HEADERS_TIMEOUT_MS, requestTimeout)
  const ends: (() => Promise<void>)[] = []
  return {
    open(handle) {
      const server = createServer({
        maxHeaderSize: HEADER_LIMIT,
        requestTimeout,
        headersTimeout,
        connectionsCheckingInterval: headersTimeout,
        keepAliveTimeout: KEEP_ALIVE_MS,
      })
      server.setTimeout(IDLE_TIMEOUT_MS)
      limitConnections(server, isBehindProxy)
      const connections = openConnections(oneHostAlone(handle))
      server.on('connection', connections.add)
      server.on('request', connections.answer)
      ends.push(() => {
        server.close()
        return connections.end()
      })
      return server
    },
    async end() {
      await Promise.all(ends.map((end) => end()))
    },
  }
}

/** Node takes the first of several `Host` headers; what stands before the shop may have taken the last. */
function oneHostAlone(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (hostsOf(request) < 2) return handle(request, response)
    response.writeHead(400, { connection: 'close', 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: 'This request names more than one host.' }))
  }
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/** What a machine's memory and file handles bear. */
const MOST_CONNECTIONS = 4000
/** A browser opens six: this is an office of eighty people, all at once. */
const MOST_PER_ADDRESS = 500

/**
 * Hangs up on who holds more connections than any visitor needs, so that others find one free. Behind a
 * proxy all connections are the proxy's, and it counts its visitors itself.
 */
function limitConnections(server: Server, isBehindProxy: boolean): void {
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
