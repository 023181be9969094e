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
    speak(socket, { answerTo, take })
  }

  function take(mail: ReadMail): string | undefined {
    received.push(mail)
    hear(mail)
    if (silences === 0) return '250 taken'
    silences -= 1
    return undefined
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

interface Talk {
  readonly answerTo: (line: string) => string
  /** What is said to a mail; undefined when nothing is. */
  readonly take: (mail: ReadMail) => string | undefined
}

/** Talks with one client, line by line, and a mail as a whole. */
function speak(socket: Socket, { answerTo, take }: Talk): void {
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
      const answer = isData ? take(readMail(piece)) : answerTo(piece)
      if (answer === undefined) return
      isData = answer.startsWith('354')
      socket.write(`${answer}\r\n`)
    }
  })
  socket.on('error', () => socket.destroy())
}
