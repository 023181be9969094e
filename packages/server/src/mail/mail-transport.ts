import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { business } from '@millrun/commerce/business'
import { createTransport } from 'nodemailer'
import { isLoopback } from '../loopback.ts'
import type { Mail } from './mail.ts'
import { messageIdOf } from './message-id.ts'

/** A mail on its way. */
export interface Sending {
  /** The same whenever this mail is handed over, so that a second copy is known as one. */
  readonly messageId: string
  readonly fileName: string
  readonly date: Date
  readonly mail: Mail
}

export interface MailTransport {
  /** Hands a mail over: `back` when its address refuses it for good. Rejects when it was not taken. */
  readonly send: (sending: Sending) => Promise<'sent' | 'back'>
  /** Nobody needs longer than this to hand a mail over, in milliseconds. */
  readonly longestMs: number
}

const TIMEOUT_MS = 10_000

/**
 * Sends through a mail server, such as `smtps://user:password@mail.example`. Another machine gets names,
 * addresses and the password with TLS alone, unless the address itself ends with `?requireTLS=false`.
 */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    longestMs: 60_000,
    async send(sending) {
      await transport.sendMail(message(sending))
      return 'sent'
    },
  }
}

/** Writes each mail into a folder, once whatever happens: the same mail is the same file. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    longestMs: 2000,
    async send(sending) {
      const { message: bytes } = await transport.sendMail(message(sending))
      if (!Buffer.isBuffer(bytes)) throw new Error('a mail was not put together')
      const file = join(folder, sending.fileName)
      const unfinished = `${file}.${process.pid}`
      const write = () => writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await write().catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write()
      })
      await rename(unfinished, file)
      return 'sent'
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function message({ messageId, date, mail }: Sending) {
  const { to, replyTo, subject, text, html, stopAddress } = mail
  return {
    messageId: messageIdOf(messageId),
    date,
    from: { name: business.name, address: business.email },
    // Addresses as objects are taken as they are: no text of a buyer's becomes a second recipient.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(stopAddress !== undefined && {
      headers: {
        'List-Unsubscribe': `<${stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
