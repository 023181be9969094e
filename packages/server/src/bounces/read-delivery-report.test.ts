import { expect, test } from 'vitest'
import { readDeliveryReport } from './read-delivery-report.ts'
import { deliveryReport } from './testing/delivery-report.ts'

const FAILED = {
  messageId: '<one@millrun.example>',
  address: 'ada@example.com',
  action: 'failed',
} as const

const read = (mail: string) => readDeliveryReport(Buffer.from(mail.replaceAll('\n', '\r\n')))

test('a report names the mail, the address and the reason', async () => {
  expect(await read(deliveryReport(FAILED))).toEqual({
    messageId: '<one@millrun.example>',
    address: 'ada@example.com',
    reason: '550 5.1.1 <ada@example.com>: no such user here',
  })
})

test('the whole mail may come back with it', async () => {
  const whole = deliveryReport(FAILED)
    .replace('text/rfc822-headers', 'message/rfc822')
    .replace(
      'Subject: Your order\n',
      'Subject: Your order\nContent-Type: text/plain\n\nThank you.\n',
    )
  expect(await read(whole)).toMatchObject({ messageId: '<one@millrun.example>' })
})

test('without a diagnosis there is the status', async () => {
  const bare = deliveryReport(FAILED).replace(/Diagnostic-Code: .*\n.*\n/, '')
  expect(await read(bare)).toMatchObject({ reason: '5.1.1' })
})

test('the address is the one that was written to, whatever it was forwarded to', async () => {
  const forwarded = deliveryReport(FAILED).replace(
    'Final-Recipient: rfc822; ada@example.com',
    'Final-Recipient: rfc822; ada@elsewhere.example',
  )
  expect(await read(forwarded)).toMatchObject({ address: 'ada@example.com' })
})

test.each([
  ['news that it takes longer', deliveryReport({ ...FAILED, action: 'delayed' })],
  ['a letter', 'From: ada@example.com\nSubject: Hello\n\nDid you get my order?\n'],
  [
    'a report without the mail',
    deliveryReport(FAILED).replace('Message-ID: <one@', 'X-Other: <one@'),
  ],
  ['rubbish', '\u0000\u0001--'],
  ['nothing', ''],
])('%s is no report', async (_, mail) => {
  expect(await read(mail)).toBeUndefined()
})
