import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import type { Environment } from '../environment.ts'
import { newTrace } from './trace.ts'

/** Where an answer says by which trace it is known. */
export const TRACE_HEADER = 'x-trace-id'

/** W3C's Trace Context: version, trace, parent, flags; ids of zeros alone are none. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** As much of a request as names its trace. */
interface Named {
  readonly headers: IncomingMessage['headers']
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/** Gives each request its trace: that which a believable proxy has named, or a new one. */
export function requestTrace(trustProxy: Environment['trustProxy']): (request: Named) => string {
  const isBelieved = proxyJudge(trustProxy)
  return function traceOf({ headers, socket }) {
    const named = headers['traceparent']
    if (typeof named !== 'string' || !isBelieved(socket.remoteAddress ?? '')) return newTrace()
    return TRACEPARENT.exec(named)?.[1] ?? newTrace()
  }
}

/** Who is believed that connects directly, by the same setting as what they say of a visitor's address. */
function proxyJudge(trustProxy: Environment['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const trust =
    typeof trustProxy === 'string'
      ? compile(trustProxy.split(',').map((one) => one.trim()))
      : trustProxy
  return (address) => trust(address, 0)
}
