import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

afterEach(() => vi.restoreAllMocks())

test('a cart is printed with pictures, item numbers, its day and what it comes to', async () => {
  saveLines({ ...BASKET, quantity: 2 })
  const visitor = await openPage('/about')
  let title = ''
  const print = vi.fn<() => void>(() => {
    ;({ title } = document)
    window.dispatchEvent(new Event('afterprint'))
  })
  vi.stubGlobal('print', print)
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
  await visitor.click(drawer.getByRole('button', { name: 'Print or PDF' }))
  expect(print).toHaveBeenCalledOnce()
  expect(title).toBe('Millrun Cart')
  expect(document.title).not.toBe('Millrun Cart')
  const paper = within(document.querySelector<HTMLElement>('[data-receipt]') ?? document.body)
  paper.getByRole('heading', { name: /^Cart of \w+ \d+, \d{4}$/, hidden: true })
  paper.getByText('Item M-399 · Quantity 2, $34.99 each')
  paper.getByText('Job name')
  const total = paper.getByText('Total, before shipping and tax')
  expect(total.nextSibling?.textContent).toBe('$69.98')
  // On the page of the last line.
  expect(total.closest('li')?.textContent).toContain('Item M-399')
  expect(paper.getAllByRole('presentation', { hidden: true }).length).toBeGreaterThan(0)
  vi.unstubAllGlobals()
})
