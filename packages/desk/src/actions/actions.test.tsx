import { screen, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { expect, test } from 'vitest'
import { leaveSession, openDesk } from '../testing/open-desk.tsx'

const server = sessionServer()

test('what was done is listed with what it was before and after, and narrowed', async () => {
  leaveSession()
  server.answer('GET /desk/api/actions', {
    actions: [
      {
        id: '1',
        at: '2026-12-10T17:00:00.000Z',
        actor: 'eve@millrun.example',
        role: 'owner',
        deed: 'changed role',
        subject: 'fay@millrun.example',
        before: { role: 'manager' },
        after: { role: 'shipping' },
      },
    ],
    next: '2026-12-10T17:00:00.000Z_1',
  })
  const visitor = await openDesk('/desk/actions')
  const [, row] = within(await screen.findByRole('table', { name: 'Actions' })).getAllByRole('row')
  expect(row?.textContent).toContain('changed role')
  expect(row?.textContent).toMatch(/role: manager.*role: shipping/)
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain(
    'cursor=2026-12-10T17',
  )
  await fill(visitor, screen.getByLabelText('To what'), 'fay@millrun.example')
  await visitor.click(screen.getByRole('button', { name: 'Show These' }))
  expect(window.location.search).toBe('?subject=fay%40millrun.example')
})
