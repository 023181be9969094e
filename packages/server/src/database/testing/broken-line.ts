import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that breaks when a test wants it to. */
export interface BrokenLine {
  readonly port: number
  /** Connections that are open break, and the next ones of this number before anything has come through. */
  readonly turnAway: (count: number) => void
  /** The next message with this text reaches the server, and the line breaks before its answer comes back. */
  readonly loseAnswerTo: (text: string) => void
  readonly close: () => Promise<unknown>
}

export async function openBrokenLine(target: number): Promise<BrokenLine> {
  const sockets = new Set<Socket>()
  let toTurnAway = 0
  let unanswered: string | undefined

  function serve(near: Socket): void {
    near.on('error', () => near.destroy())
    if (toTurnAway > 0) {
      toTurnAway -= 1
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    far.on('error', () => near.destroy())
    for (const socket of [near, far]) sockets.add(socket)
    far.pipe(near)
    near.on('data', (bytes) => {
      if (unanswered !== undefined && bytes.includes(unanswered)) {
        unanswered = undefined
        far.unpipe(near)
        far.once('data', () => near.destroy()).resume()
      }
      far.write(bytes)
    })
    near.on('close', () => far.end())
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    turnAway(count) {
      toTurnAway = count
      for (const socket of sockets) socket.destroy()
    },
    loseAnswerTo: (text) => (unanswered = text),
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
