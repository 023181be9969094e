import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '@millrun/ui/testing/patient-dom'
import { sessionAnswer } from '@millrun/ui/testing/session-answer'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EVE, leaveSession, openDesk } from '../testing/open-desk.tsx'
import { NOTE_SECTIONS } from '../testing/note-screen.tsx'

const server = sessionServer()

beforeEach(() => {
  server.answer('GET /desk/api/notes', { notes: ['Ada called'] })
  server.answer('POST /auth/v1/logout', undefined, 204)
})

function note(): HTMLElement {
  return screen.getByLabelText('Note')
}

function title(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Eve is at the notes and has typed one. */
async function typeNote() {
  leaveSession()
  const visitor = await openDesk('/desk', NOTE_SECTIONS)
  await title('Notes')
  await screen.findByText('Ada called')
  await fill(visitor, note(), 'Leave it at the gate')
  return visitor
}

function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

describe('the frame', () => {
  test('shows the sections of a role, and leads to the first of them', async () => {
    leaveSession({ ...EVE, role: 'shipping' })
    await openDesk('/desk', NOTE_SECTIONS)
    await title('Shelf')
    expect(window.location.pathname).toBe('/desk/shelf')
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }))
    const links = sections.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Shelf'])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('banner').textContent).toContain('eve@millrun.example · Shipping')
  })

  test('has a screen for what there is not, or is for another role', async () => {
    leaveSession({ ...EVE, role: 'shipping' })
    await openDesk('/desk/notes', NOTE_SECTIONS)
    await title('There is no such screen')
    expect(server.bodiesOf('GET /desk/api/notes')).toEqual([])
  })

  test('goes on at the title of the screen that one went to', async () => {
    const visitor = await typeNote()
    await visitor.click(screen.getByRole('link', { name: 'Shelf' }))
    const heading = await title('Shelf')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Shelf · Desk · Millrun')
    expect(window.location.pathname).toBe('/desk/shelf')
  })

  test('says when there is no network, and when it is back asks again', async () => {
    await typeNote()
    network(false)
    await screen.findByText('You are offline. What you typed stays here.')
    server.answer('GET /desk/api/notes', { notes: ['Ada came'] })
    network(true)
    await screen.findByText('Ada came')
    expect(screen.queryByText('You are offline. What you typed stays here.')).toBeNull()
  })
})

describe('what was typed', () => {
  test('stays when the shop refuses it, with the sentence of the shop', async () => {
    const visitor = await typeNote()
    server.answer('POST /desk/api/notes', { error: 'This order is closed.' }, 409)
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByText('This order is closed.')
    expect(note()).toHaveProperty('value', 'Leave it at the gate')
  })

  test('stays when the shop is not reached', async () => {
    const visitor = await typeNote()
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'))
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByText(/^The desk cannot reach the shop\./)
    expect(note()).toHaveProperty('value', 'Leave it at the gate')
  })

  test('outlasts another screen and a new document, until it is sent', async () => {
    const visitor = await typeNote()
    await visitor.click(screen.getByRole('link', { name: 'Shelf' }))
    await title('Shelf')
    await visitor.click(screen.getByRole('link', { name: 'Notes' }))
    await title('Notes')
    expect(note()).toHaveProperty('value', 'Leave it at the gate')
    server.answer('POST /desk/api/notes', { notes: [] })
    server.answer('GET /desk/api/notes', { notes: ['Leave it at the gate'] })
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByText('Leave it at the gate')
    expect(note()).toHaveProperty('value', '')
    expect(Object.keys(window.sessionStorage).join()).not.toContain('draft')
    expect(server.bodiesOf('POST /desk/api/notes')).toEqual([
      { text: 'Leave it at the gate', toBuyer: false },
    ])
  })

  test('waits behind the way in when the session was ended elsewhere', async () => {
    const visitor = await typeNote()
    const typed = note()
    server.answer('POST /desk/api/notes', { error: 'Please sign in at the desk again.' }, 401)
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await title('Sign in again')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', EVE.email)
    expect(typed.closest('[style*="display: none"]')).not.toBeNull()
    server.answer('POST /auth/v1/token', sessionAnswer(EVE))
    server.answer('GET /desk/api/notes', { notes: ['Ada came'] })
    await fill(visitor, screen.getByLabelText('Password'), 'a short sentence')
    await visitor.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('Ada came')
    expect(note()).toBe(typed)
    expect(note()).toHaveProperty('value', 'Leave it at the gate')
    expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull()
  })

  test('is not shown to somebody else who signs in after it', async () => {
    const visitor = await typeNote()
    server.answer('POST /desk/api/notes', { error: 'Please sign in at the desk again.' }, 401)
    await visitor.click(screen.getByRole('button', { name: 'Keep' }))
    await title('Sign in again')
    server.answer('POST /auth/v1/token', sessionAnswer({ ...EVE, email: 'fay@millrun.example' }))
    await fill(visitor, screen.getByLabelText('Email'), 'fay@millrun.example')
    await fill(visitor, screen.getByLabelText('Password'), 'a short sentence')
    await visitor.click(screen.getByRole('button', { name: 'Sign In' }))
    await title('Notes')
    await waitFor(() => expect(note()).toHaveProperty('value', ''))
  })
})

test('what cannot be had says why, and is asked for again when somebody asks', async () => {
  leaveSession()
  server.answer('GET /desk/api/notes', { error: 'The books are closed for a minute.' }, 503)
  const visitor = await openDesk('/desk', NOTE_SECTIONS)
  await screen.findByText('The books are closed for a minute.')
  server.answer('GET /desk/api/notes', { notes: ['Ada called'] })
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Ada called')
})
