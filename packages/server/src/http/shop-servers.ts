import { createServer, type RequestListener, type Server } from 'node:http'
import { limitConnections } from './limit-connections.ts'
import { openConnections } from './connections.ts'
import { oneHostAlone } from './one-host-alone.ts'

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
