import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goTo } from './go-to.ts'
import { Link, type LinkProps } from './link.tsx'
import { usePlace } from './place.ts'
import { Router } from './router.tsx'

beforeEach(() => window.history.replaceState(null, '', '/products'))
afterEach(cleanup)

function Shown() {
  const { location, arrival } = usePlace()
  return (
    <output>
      {arrival} {location.pathname + location.search + location.hash} {String(location.state)}
    </output>
  )
}

function open(props: Partial<LinkProps> = {}): HTMLElement {
  render(
    <Router>
      <Link to="/gallery/treads?sort=price#t-1" {...props}>
        Treads
      </Link>
      <Shown />
    </Router>,
  )
  return screen.getByRole('link', { name: 'Treads' })
}

function shown(): string | null {
  return screen.getByRole('status').textContent
}

/** Presses a link; gives back whether the browser was kept from following it. */
function press(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let isTaken = false
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    // No browser stands behind this DOM.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link, how)
  return isTaken
}

test('a page that is opened stands at the address in the bar', () => {
  open()
  expect(shown()).toBe('pop /products null')
})

test('a link that is pressed shows its page, and the address has an entry of its own', () => {
  const before = window.history.length
  expect(press(open())).toBe(true)
  expect(shown()).toBe('push /gallery/treads?sort=price#t-1 null')
  expect(window.history.length).toBe(before + 1)
})

test('a link to the address in the bar takes its own place', () => {
  const before = window.history.length
  press(open({ to: '/products' }))
  expect(shown()).toBe('replace /products null')
  expect(window.history.length).toBe(before)
})

test('a step may take the place of the last one, and hand something over', async () => {
  open()
  goTo('/cart', { replace: true, state: 'kept' })
  expect(await screen.findByText('replace /cart kept')).toBeDefined()
})

test('Back shows where one was, with what was handed over', async () => {
  goTo('/about', { state: 'handed over' })
  press(open())
  window.history.back()
  expect(await screen.findByText('pop /about handed over')).toBeDefined()
})

test('what others wrote beside an address hands nothing over', () => {
  window.history.replaceState({ key: 7, state: 'not ours' }, '', '/products')
  open()
  expect(shown()).toBe('pop /products null')
})

describe('a press is left to the browser', () => {
  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %o', (how) => {
    expect(press(open(), how)).toBe(false)
    expect(shown()).toBe('pop /products null')
  })

  test.each([
    ['for another window', { target: '_blank' }],
    ['to another host', { to: 'https://example.com/' }],
    ['to a document of its own', { reloadDocument: true }],
  ])('of a link %s', (_, props) => {
    expect(press(open(props))).toBe(false)
    expect(shown()).toBe('pop /products null')
  })

  test('that its owner has taken', () => {
    press(open({ onClick: (event) => event.preventDefault() }))
    expect(shown()).toBe('pop /products null')
  })
})
