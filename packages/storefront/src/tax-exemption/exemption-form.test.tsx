import { fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../testing/open-page.tsx'

const server = functionsServer()

const SEND = { name: 'Send the Certificate' }
const PAPER = new File(['%PDF-1.7\n'], 'st-5.pdf', { type: 'application/pdf' })

/** Fills the whole form in; it is not sent yet. */
async function fillIn(visitor: UserEvent, validTo = ''): Promise<void> {
  await fill(visitor, page().getByLabelText('Business or organization'), 'St. Mary Parish')
  await fill(visitor, page().getByLabelText('Email that you order with'), 'ada@example.com')
  await visitor.selectOptions(page().getByLabelText('State that the goods go to'), 'NJ')
  await visitor.selectOptions(page().getByLabelText('Reason'), 'F')
  await fill(visitor, page().getByLabelText('Number on the certificate'), 'EO-221-004')
  fireEvent.change(page().getByLabelText('Valid from'), { target: { value: '2026-01-01' } })
  fireEvent.change(page().getByLabelText('Valid to (optional)'), { target: { value: validTo } })
  await visitor.upload(page().getByLabelText('Signed certificate'), PAPER)
}

// That nothing is chosen from a list only a browser knows: the journey looks at those.
test('an empty form says beside each field to type in what is missing, and asks for nothing', async () => {
  const visitor = await openPage('/tax-exemption')
  await visitor.click(await page().findByRole('button', SEND))
  for (const sentence of [
    'Please give the name on the certificate.',
    'Please enter a valid email address',
    'Please give the number on the certificate.',
    'Please attach the signed certificate.',
  ]) {
    await page().findByText(sentence)
  }
  expect(server.asked).toEqual([])
})

test('a certificate that ends before it begins stays on the form', async () => {
  const visitor = await openPage('/tax-exemption')
  await fillIn(visitor, '2025-12-31')
  await visitor.click(page().getByRole('button', SEND))
  await page().findByText('The last day is before the first.')
  expect(server.asked).toEqual([])
})

test('a certificate is sent as it was filled in, with its file, and its code is shown', async () => {
  server.answer('offer-exemption', { code: 'EX-22222222' })
  const visitor = await openPage('/tax-exemption')
  await fillIn(visitor)
  await visitor.click(page().getByRole('button', SEND))
  await page().findByRole('heading', { name: 'We have your certificate' })
  page().getByText('EX-22222222')
  expect(server.asked).toEqual([
    {
      name: 'offer-exemption',
      body: {
        businessName: 'St. Mary Parish',
        email: 'ada@example.com',
        state: 'NJ',
        reason: 'F',
        certificateNumber: 'EO-221-004',
        validFrom: '2026-01-01',
        validTo: '',
        // "%PDF-1.7" and a line's end.
        document: 'JVBERi0xLjcK',
      },
    },
  ])
})

test('a refusal is said as the shop said it, and nothing that was typed is lost', async () => {
  server.answer('offer-exemption', { error: 'This file is not a PDF, a JPEG or a PNG.' }, 422)
  const visitor = await openPage('/tax-exemption')
  await fillIn(visitor)
  await visitor.click(page().getByRole('button', SEND))
  await page().findByText('This file is not a PDF, a JPEG or a PNG.')
  const name = page().getByLabelText<HTMLInputElement>('Business or organization')
  expect(name.value).toBe('St. Mary Parish')
  page().getByRole('button', SEND)
})

test('a file of 6 MB is not sent, and what was said of the one before it stands no longer', async () => {
  server.answer('offer-exemption', { error: 'This file is not a PDF, a JPEG or a PNG.' }, 422)
  const visitor = await openPage('/tax-exemption')
  await fillIn(visitor)
  await visitor.click(page().getByRole('button', SEND))
  await page().findByText('This file is not a PDF, a JPEG or a PNG.')
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' })
  await visitor.upload(page().getByLabelText('Signed certificate'), large)
  await visitor.click(page().getByRole('button', SEND))
  await page().findByText('The file is larger than 5 MB; please send a smaller one.')
  expect(page().queryByText('This file is not a PDF, a JPEG or a PNG.')).toBeNull()
  expect(server.asked).toHaveLength(1)
})

test('a file that is gone when it is sent is said to be', async () => {
  const visitor = await openPage('/tax-exemption')
  await fillIn(visitor)
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function failing(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  await visitor.click(page().getByRole('button', SEND))
  await page().findByText('The file could not be read; please choose it again.')
  expect(server.asked).toEqual([])
})
