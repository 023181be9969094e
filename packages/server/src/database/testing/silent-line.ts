import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can fall silent: nothing comes through any more, and nothing breaks. */
export interface SilentLine {
  readonly port: number
  readonly fallSilent: () => void
  /** New connections come through again; those of before stay silent. */
  readonly mend: () => void
  readonly close: () => Promise<unknown>
}

export async function openSilentLine(target: number): Promise<SilentLine> {
  const sockets = new Set<Socket>()
  let isSilent = false

  function serve(near: Socket): void {
    sockets.add(near)
    near.on('error', () => near.destroy())
    if (isSilent) return
    const far = connect(target, '127.0.0.1')
    sockets.add(far)
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend: () => (isSilent = false),
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
