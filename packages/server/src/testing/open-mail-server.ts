import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { readMail, type ReadMail } from './read-mail.ts'

export interface MailServer {
  readonly url: string
  readonly received: readonly ReadMail[]
  /** The next mails to a recipient, or to anybody, are refused; the reason names who it is, as many servers do. */
  readonly refuse: (times: number, refusal?: { why?: string; to?: string }) => void
  /** The next mails are taken, and whoever hands them over is not told so. */
  readonly fallSilent: (times: number) => void
  readonly close: () => Promise<unknown>
}

const NO_ROOM = '451 no room for'

/** A mail server without TLS that keeps what it takes, and tells of it: as much of SMTP as one client needs. */
export async function openMailServer(
  hear: (mail: ReadMail) => void = () => undefined,
): Promise<MailServer> {
  const received: ReadMail[] = []
  const sockets = new Set<Socket>()
  let refusals = 0
  let silences = 0
  let refused = { why: NO_ROOM, to: '' }

  function serve(socket: Socket): void {
    sockets.add(socket)
    let input = ''
    let isData = false
    socket.write('220 mail.example ready\r\n')
    socket.on('data', (chunk) => {
      input += chunk.toString('utf8')
      for (;;) {
        const end = isData ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n')
        if (end === -1) return
        const piece = input.slice(0, end)
        input = input.slice(end + (isData ? 5 : 2))
        if (isData) take(readMail(piece))
        if (isData && silences > 0) {
          silences -= 1
          return
        }
        const answer = isData ? '250 taken' : answerTo(piece)
        isData = answer.startsWith('354')
        socket.write(`${answer}\r\n`)
      }
    })
    socket.on('error', () => socket.destroy())
  }

  function take(mail: ReadMail): void {
    received.push(mail)
    hear(mail)
  }

  function answerTo(line: string): string {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'DATA') return '354 go on'
    if (command === 'QUIT') return '221 bye'
    if (command === 'STAR') return '502 no TLS here'
    if (command !== 'RCPT' || refusals === 0 || !line.includes(refused.to)) return '250 fine'
    refusals -= 1
    return `${refused.why} ${line.slice(8)}`
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(times, { why = NO_ROOM, to = '' } = {}) {
      refusals = times
      refused = { why, to }
    },
    fallSilent(times) {
      silences = times
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
