import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Router } from '../router/router.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongList, type Listed, type ListPlace, placed } from './long-list.tsx'

interface Seen {
  readonly target: Element
  readonly isIntersecting: boolean
  readonly boundingClientRect: { readonly height: number }
}

/** Nothing is laid out here: every box is said to be 9000 high, sixty rows of 150, and a test says what comes near the screen. */
let bringNear: (target: Element, isNear: boolean) => void

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1200, 9000),
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly Seen[]) => void) {
        bringNear = (target, isIntersecting) =>
          tell([{ target, isIntersecting, boundingClientRect: { height: 900 } }])
      }
      observe = () => undefined
      unobserve = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function listed(count: number): readonly Listed[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m-${index + 1}`,
    itemNumber: `M-${index + 1}`,
    title: 'Bar',
  }))
}

function row({ id, itemNumber }: Listed, _: number, place: ListPlace | undefined) {
  return (
    <li key={id} {...placed(place)}>
      {itemNumber}
    </li>
  )
}

function renderList(count: number) {
  const list = (
    <Router>
      <LongList box="ul" className="grid" items={listed(count)}>
        {row}
      </LongList>
    </Router>
  )
  return act(async () => render(list))
}

test('a list of 240 is in the page as a whole, in one box', async () => {
  const { container } = await renderList(240)
  expect(container.children).toHaveLength(1)
  expect(screen.getByRole('list').children).toHaveLength(240)
  expect(container.querySelector('[aria-posinset]')).toBeNull()
})

test('of a longer one the first sixty are, each with its place, and the names of all others', async () => {
  const { container } = await renderList(300)
  const list = screen.getByRole('list')
  const items = within(list).getAllByRole('listitem')
  expect(items).toHaveLength(60)
  expect(items[59]?.getAttribute('aria-posinset')).toBe('60')
  expect(items[59]?.getAttribute('aria-setsize')).toBe('300')
  await vi.waitFor(() => expect(container.textContent).toContain('Bar M-300'))
  const places = [...container.querySelectorAll('[hidden="until-found"]')]
  const names = places.map(({ textContent }) => textContent).join('\n')
  expect(names.split('\n')).toEqual(
    listed(300)
      .slice(60)
      .map(({ itemNumber }) => `Bar ${itemNumber}`),
  )
})

test('what comes near the screen is whole, and an empty place again when it is far', async () => {
  const { container } = await renderList(300)
  await vi.waitFor(() => expect(container.querySelector('[hidden="until-found"]')).not.toBeNull())
  const stretch = container.querySelector('[hidden="until-found"]')?.parentElement
  if (stretch === null || stretch === undefined) throw new Error('there is no far stretch')
  await act(async () => bringNear(stretch, true))
  const shown = within(stretch).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent).join()).toBe('M-61,M-62,M-63,M-64,M-65')
  await act(async () => bringNear(stretch, false))
  expect(within(stretch).queryAllByRole('listitem')).toEqual([])
  expect(stretch.firstElementChild?.getAttribute('style')).toBe('height: 900px;')
})
