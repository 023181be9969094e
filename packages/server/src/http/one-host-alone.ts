import type { IncomingMessage, RequestListener } from 'node:http'

/** Node takes the first of several `Host` headers; what stands before the shop may have taken the last. */
export function oneHostAlone(handle: RequestListener): RequestListener {
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
