import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests of a connection wait for their turn. Whoever sends more without waiting is no browser. */
const MOST_WAITING = 16
/** How long a closing shop waits for those who do not finish asking, or do not take their answer. */
const GRACE_MS = 5000
/** How long it waits until all that were promised an answer have it. */
const LONGEST_END_MS = 25_000

type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

interface Connection {
  underWay: Exchange | undefined
  readonly waiting: Exchange[]
}

export interface Connections {
  readonly add: (socket: Socket) => void
  readonly answer: RequestListener
  /** Lets nobody ask any more; resolves when all are gone, after half a minute at the latest. */
  readonly end: () => Promise<void>
}

/**
 * Answers the requests of one connection one after the other, however many it sends at once: Node reads
 * all that has come, and each answer begun would hold its memory and its file until its turn to be sent.
 */
export function openConnections(handle: RequestListener): Connections {
  const open = new Map<Socket, Connection>()
  const { promise: allGone, resolve: tellAllGone } = Promise.withResolvers<void>()
  let isEnding = false

  function begin(socket: Socket, connection: Connection, exchange: Exchange): void {
    const [request, response] = exchange
    connection.underWay = exchange
    response.once('close', () => goOn(socket, connection))
    handle(request, response)
  }

  function goOn(socket: Socket, connection: Connection): void {
    connection.underWay = undefined
    if (socket.destroyed) return
    const next = connection.waiting.shift()
    if (next !== undefined) begin(socket, connection, next)
    else if (isEnding) socket.destroySoon()
  }

  function cutOff(isMeant: (connection: Connection) => boolean): void {
    for (const [socket, connection] of open) if (isMeant(connection)) socket.destroy()
  }

  return {
    add(socket) {
      open.set(socket, { underWay: undefined, waiting: [] })
      socket.once('close', () => {
        open.delete(socket)
        if (isEnding && open.size === 0) tellAllGone()
      })
    },
    answer(request, response) {
      const { socket } = request
      const connection = open.get(socket)
      if (connection === undefined || socket.destroyed) return
      const { underWay, waiting } = connection
      if (underWay === undefined) begin(socket, connection, [request, response])
      else if (waiting.length < MOST_WAITING) waiting.push([request, response])
      else socket.destroy()
    },
    async end() {
      isEnding = true
      if (open.size === 0) return
      for (const { underWay } of open.values()) sayGoodbye(underWay)
      const timers = [
        setTimeout(() => cutOff((connection) => !isOwedAnAnswer(connection)), GRACE_MS),
        setTimeout(() => cutOff(() => true), LONGEST_END_MS),
      ]
      await allGone
      timers.forEach(clearTimeout)
    },
  }
}

function sayGoodbye(exchange: Exchange | undefined): void {
  const response = exchange?.[1]
  if (response?.headersSent === false) response.setHeader('connection', 'close')
}

/** Whether the shop is still working for somebody who has done all that was to be done. */
function isOwedAnAnswer({ underWay }: Connection): boolean {
  if (underWay === undefined) return false
  const [request, response] = underWay
  return request.complete && !response.headersSent
}
