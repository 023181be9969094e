import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const server = functionsServer()

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))

const RAIL = { ...BASKET, id: 'c-6010', title: 'Colonial Handrail', priceCents: 10_499 }
const WARNING = /^WARNING: Drilling, sawing, sanding or machining wood products can expose you/

function warning(): HTMLElement | null {
  return page().queryByText((_, element) => {
    return element?.tagName === 'P' && WARNING.test(element.textContent)
  })
}

async function choose(visitor: UserEvent, state: string): Promise<void> {
  await visitor.selectOptions(page().getByRole('combobox', { name: 'State' }), state)
}

test('wood that ships to California is warned of before paying, and not in New Jersey or at a pickup', async () => {
  saveLines(BASKET, RAIL)
  const visitor = await openPage('/checkout')
  expect(warning()).toBeNull()
  await choose(visitor, 'California')
  const link = within(warning() ?? document.body).getByRole('link', { name: /P65Warnings/ })
  expect(link.getAttribute('href')).toBe('https://www.p65warnings.ca.gov/wood')
  const pickup = page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' })
  await visitor.click(pickup)
  expect(warning()).toBeNull()
  await visitor.click(pickup)
  expect(warning()).not.toBeNull()
  await choose(visitor, 'New Jersey')
  expect(warning()).toBeNull()
})

test('iron alone is not warned of', async () => {
  saveLines(BASKET)
  await choose(await openPage('/checkout'), 'California')
  expect(warning()).toBeNull()
})

test('the page of a wooden part says what holds in California', async () => {
  await openPage('/product/c-2005')
  const said = within(await page().findByRole('region', { name: 'Shipped to California' }))
  said.getByText('WARNING:')
  said.getByRole('link', { name: /P65Warnings\.ca\.gov\/wood/ })
})

test('the page of an iron part has nothing to warn of', async () => {
  await openPage('/product/m-399')
  await page().findByRole('region', { name: 'Specifications' })
  expect(page().queryByRole('region', { name: 'Shipped to California' })).toBeNull()
})
