import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailServer, type MailServer } from '../testing/open-mail-server.ts'
import { smtpTransport } from './mail-transport.ts'

const SENDING = {
  messageId: 'one',
  fileName: 'one.eml',
  date: new Date('2026-11-21T12:00:00Z'),
  mail: { to: 'ada@example.com', subject: 'Your order', text: 'Red oak', html: '<p>Red oak</p>' },
}

let mailServer: MailServer

beforeEach(async () => {
  mailServer = await openMailServer()
})

afterEach(() => mailServer.close())

/** The same server by a name that is none of this machine's: nothing says that it is next door. */
function fromAfar(): string {
  return mailServer.url.replace('127.0.0.1', '127.1')
}

test('a mail server on this machine needs no TLS', async () => {
  await smtpTransport(mailServer.url).send(SENDING)
  expect(mailServer.received).toHaveLength(1)
})

test('any other gets nothing without TLS', async () => {
  await expect(smtpTransport(fromAfar()).send(SENDING)).rejects.toMatchObject({ code: 'ETLS' })
  const ignoring = smtpTransport(`${fromAfar()}?ignoreTLS=true&opportunisticTLS=true`)
  await expect(ignoring.send(SENDING)).rejects.toMatchObject({ code: 'ETLS' })
  expect(mailServer.received).toEqual([])
})

test('any other gets mails without TLS when its address says so', async () => {
  await smtpTransport(`${fromAfar()}?requireTLS=false`).send(SENDING)
  expect(mailServer.received).toHaveLength(1)
})
