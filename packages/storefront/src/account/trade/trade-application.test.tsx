import { beforeEach, expect, test } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { openPage, page } from '../../testing/open-page.tsx'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

const APPLICATION = {
  businessName: 'Stone Stairs',
  trade: 'installer',
  proof: 'license',
  number: 'NJ-1',
  states: ['NJ', 'PA'],
  website: '',
  status: 'pending',
  appliedAt: '2026-11-21T12:00:00Z',
}

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/trade-application', {})
})

test('an application says what it lacks, each at its field', async () => {
  const visitor = await openPage('/account?at=trade')
  await visitor.click(await page().findByRole('button', { name: 'Send the Application' }))
  for (const sentence of [
    'Please give the name of your business.',
    'Please give the number.',
    'Please choose at least one state.',
    'Please attach the license or certificate.',
  ]) {
    await page().findByText(sentence)
  }
  expect(server.bodiesOf('POST /account/api/trade-application')).toEqual([])
})

test('an application is sent with its paper, and then stands', async () => {
  const visitor = await openPage('/account?at=trade')
  await fill(visitor, await page().findByLabelText('Business'), 'Stone Stairs')
  await visitor.selectOptions(page().getByLabelText('What it does'), 'installer')
  await visitor.selectOptions(page().getByLabelText('Number that proves it'), 'license')
  await fill(visitor, page().getByLabelText('Number'), 'NJ-1')
  await visitor.click(page().getByLabelText('New Jersey'))
  await visitor.click(page().getByLabelText('Pennsylvania'))
  const paper = new File(['%PDF-1.7'], 'license.pdf', { type: 'application/pdf' })
  await visitor.upload(page().getByLabelText('License or certificate'), paper)
  server.answer('POST /account/api/trade-application', { application: APPLICATION })
  server.answer('GET /account/api/trade-application', { application: APPLICATION })
  await visitor.click(page().getByRole('button', { name: 'Send the Application' }))
  await page().findByRole('heading', { level: 2, name: 'We are looking at your application' })
  page().getByText('Stair installer')
  page().getByText('NJ, PA')
  expect(server.bodiesOf('POST /account/api/trade-application')).toEqual([
    {
      businessName: 'Stone Stairs',
      trade: 'installer',
      proof: 'license',
      number: 'NJ-1',
      states: ['NJ', 'PA'],
      website: '',
      // The 8 characters in base64.
      document: 'JVBERi0xLjc=',
    },
  ])
})

test('a refused application says why, and leads to another one', async () => {
  const reason = 'The license is not one of New Jersey.'
  const refused = { ...APPLICATION, status: 'refused', decidedAt: '2026-11-22T12:00:00Z', reason }
  server.answer('GET /account/api/trade-application', { application: refused })
  const visitor = await openPage('/account?at=trade')
  await page().findByText(reason)
  await visitor.click(page().getByRole('button', { name: 'Apply Again' }))
  page().getByRole('button', { name: 'Send the Application' })
})

test('an approved application says since when', async () => {
  const approved = { ...APPLICATION, status: 'approved', decidedAt: '2026-11-22T12:00:00Z' }
  server.answer('GET /account/api/trade-application', { application: approved })
  await openPage('/account?at=trade')
  await page().findByText('We approved your application on November 22, 2026.')
})
