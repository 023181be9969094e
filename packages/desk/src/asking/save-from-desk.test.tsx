import { screen } from '@testing-library/react'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { expect, test, vi } from 'vitest'
import { leaveSession, openDesk } from '../testing/open-desk.tsx'
import { NOTE_SECTIONS } from '../testing/note-screen.tsx'
import { saveFromDesk } from './save-from-desk.ts'

const server = sessionServer()

test('a file is saved under its name, asked for with the token of the session', async () => {
  leaveSession()
  server.answer('GET /desk/api/notes', { notes: [] })
  server.answer('GET /desk/api/orders.csv', 'Order,Total')
  await openDesk('/desk', NOTE_SECTIONS)
  await screen.findByRole('heading', { level: 1, name: 'Notes' })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  expect(await saveFromDesk('orders.csv', 'orders.csv')).toEqual({ ok: true, data: undefined })
  expect(saved).toEqual(['orders.csv'])
  const asked = server.asked.find(({ name }) => name === 'GET /desk/api/orders.csv')
  expect(asked?.headers['authorization']).toMatch(/^Bearer /)
  server.answer(
    'GET /desk/api/orders.csv',
    { error: 'Please search for at most 200 letters.' },
    400,
  )
  expect(await saveFromDesk('orders.csv?search=…', 'orders.csv')).toEqual({
    ok: false,
    fault: { sentence: 'Please search for at most 200 letters.' },
  })
})
