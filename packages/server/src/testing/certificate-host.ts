import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  signingCertificate,
  type SigningCertificate,
} from '@millrun/paypal-stand-in/webhooks/signing-certificate'

const DAY_MS = 24 * 60 * 60_000

export type Certificates = ReturnType<typeof makeCertificates>

function makeCertificates() {
  const right = signingCertificate()
  const sandboxName = 'messageverificationcerts.sandbox.paypal.com'
  return {
    right,
    otherName: signingCertificate({ commonName: 'messageverificationcerts.paypal.example' }),
    expired: signingCertificate({ validTo: daysFromNow(-1) }),
    notYet: signingCertificate({ validFrom: daysFromNow(1) }),
    otherIssuer: signingCertificate({ issuer: 'Another authority' }),
    selfIssued: signingCertificate({ issuer: sandboxName }),
    rubbish: { ...right, pem: 'no certificate' },
    huge: { ...right, pem: right.pem.padEnd(100_000) },
    broken: right,
    elsewhere: right,
  } satisfies Record<string, SigningCertificate>
}

/** A moment so many days from now; before it when negative. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS)
}

export interface CertificateHost {
  readonly of: Certificates
  readonly origin: string
  readonly address: (name: keyof Certificates) => string
  /** Requests so far, of any kind. */
  readonly fetches: () => number
  /** Orders as this PayPal tells of them. */
  readonly orders: Map<string, object>
  /** The ids of the orders that were asked for. */
  readonly ordersRead: () => readonly string[]
  readonly close: () => Promise<unknown>
}

/** Serves certificates where PayPal does, and as much of the rest as reading an order takes. */
export async function openCertificateHost(): Promise<CertificateHost> {
  const of = makeCertificates()
  const orders = new Map<string, object>()
  const pems = new Map(Object.entries(of).map(([name, { pem }]) => [name, pem]))
  const ordersRead: string[] = []
  let fetches = 0
  const server = createServer((request, response) => {
    fetches += 1
    const name = request.url?.split('/').at(-1) ?? ''
    const order = orders.get(name)
    if (request.url === '/v1/oauth2/token') response.end('{"access_token":"A","expires_in":99}')
    else if (order !== undefined) {
      ordersRead.push(name)
      response.end(JSON.stringify(order))
    } else if (name === 'elsewhere') response.writeHead(302, { location: '/right' }).end()
    else if (name === 'broken') response.writeHead(500).end()
    else if (!pems.has(name)) response.writeHead(404).end()
    else response.end(pems.get(name))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    of,
    origin,
    orders,
    ordersRead: () => ordersRead,
    fetches: () => fetches,
    address: (name) => `${origin}/v1/notifications/certs/${name}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
