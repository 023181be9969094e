import { connect } from 'node:net'

/** The port of the shop, with the stand-in for PayPal on the next one, and a server behind Vite. */
export interface ShopPorts {
  readonly shop: number
  readonly standIn: number
  readonly devServer: number
}

/** Ports after `PORT`, 3000 unless it is set. Throws a sentence for anything but a port. */
export function shopPorts(environment: Readonly<NodeJS.ProcessEnv>): ShopPorts {
  const text = environment['PORT'] || '3000'
  const shop = Number(text)
  if (!Number.isInteger(shop) || shop < 1 || shop > 65_533) {
    throw new Error(`PORT must be a whole number from 1 to 65533, got "${text}".`)
  }
  return { shop, standIn: shop + 1, devServer: shop + 2 }
}

/** Throws a sentence when something on this machine already answers on one of these ports. */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  const taken = await Promise.all(ports.map(isTaken))
  const port = ports[taken.indexOf(true)]
  if (port === undefined) return
  throw new Error(
    `Port ${port} is in use by another program; stop it, or set PORT to another port.`,
  )
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    function settle(answer: boolean): void {
      socket.destroy()
      resolve(answer)
    }
  })
}
