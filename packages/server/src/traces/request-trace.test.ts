import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { requestTrace } from './request-trace.ts'

const NAMED = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${NAMED}-00f067aa0ba902b7-01`

function traceOf(trustProxy: string, traceparent: string, remoteAddress = '10.1.2.3'): string {
  const read = readEnvironment({ TRUST_PROXY: trustProxy })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const trace = requestTrace(read.environment.trustProxy)
  return trace({ headers: { traceparent }, socket: { remoteAddress } })
}

test.each(['true', '1', '10.0.0.0/8', 'loopback, 10.1.2.3'])(
  'goes on as a proxy has named it that TRUST_PROXY=%s believes',
  (trustProxy) => expect(traceOf(trustProxy, TRACEPARENT)).toBe(NAMED),
)

test.each(['false', '0', '192.168.0.0/16', 'loopback'])(
  'is a new one with TRUST_PROXY=%s, whatever the request says',
  (trustProxy) => {
    const [first, second] = [traceOf(trustProxy, TRACEPARENT), traceOf(trustProxy, TRACEPARENT)]
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(new Set([NAMED, first, second]).size).toBe(3)
  },
)

test.each([
  ['nothing', ''],
  ['capital letters', TRACEPARENT.toUpperCase()],
  ['zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a parent of zeros', `00-${NAMED}-${'0'.repeat(16)}-01`],
  ['a version that there is not', TRACEPARENT.replace(/^00/, 'ff')],
  ['more around it', `${TRACEPARENT}","level":"error`],
  ['two of them', `${TRACEPARENT}, ${TRACEPARENT}`],
])('is a new one where the proxy names %s', (_, traceparent) => {
  const trace = traceOf('true', traceparent)
  expect(trace).toMatch(/^[\da-f]{32}$/)
  expect(trace).not.toBe(NAMED)
})
