import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import type { CartItem } from '@millrun/commerce/cart'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const server = functionsServer()

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))

function field(name: string): HTMLElement {
  return page().getByRole('textbox', { name })
}

function state(): HTMLElement {
  return page().getByRole('combobox', { name: 'State' })
}

async function openCheckout(quantity = 2): Promise<UserEvent> {
  saveLines({ ...BASKET, quantity })
  return await openPage('/checkout')
}

async function openWith(line: CartItem): Promise<UserEvent> {
  saveLines(line)
  return await openPage('/checkout')
}

async function fillForm(visitor: UserEvent): Promise<void> {
  await fill(visitor, field('Email'), 'ada.stone@example.com')
  await fill(visitor, field('First name'), 'Ada')
  await fill(visitor, field('Last name'), 'Stone')
  await fill(visitor, field('Phone'), '609 555 0199')
  await fill(visitor, field('Street address'), '100 north main street')
  await fill(visitor, field('City'), 'Trenton')
  await visitor.selectOptions(state(), 'New Jersey')
  await fill(visitor, field('ZIP code'), '08608')
}

async function validate(visitor: UserEvent): Promise<void> {
  await fillForm(visitor)
  await visitor.click(page().getByRole('button', { name: 'Validate Address with USPS' }))
}

function summary() {
  return within(page().getByRole('complementary', { name: 'Order Summary' }))
}

/** What stands beside a word of the summary. */
function amount(label: string): string | null | undefined {
  return summary().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}

function references(): HTMLElement {
  return page().getByRole('button', { name: 'Add a PO number or job name' })
}

/** What is said while the form is not complete. */
function incomplete(): HTMLElement | null {
  return page().queryByText(/^Please complete all required fields/)
}

test('an empty cart leads back to the products', async () => {
  await openPage('/checkout')
  page().getByRole('heading', { name: 'Your cart is empty' })
  const back = page().getByRole('link', { name: 'Continue Shopping' })
  expect(back.getAttribute('href')).toBe('/products')
})

describe('the summary', () => {
  test('adds shipping and 8 % to a subtotal up to $100', async () => {
    await openCheckout(2)
    // 2 × 34.99; 8 % are 5.5984
    expect(amount('Subtotal')).toBe('$69.98')
    expect(amount('Shipping')).toBe('$15.00')
    expect(amount('Tax (8%)')).toBe('$5.60')
    expect(amount('Total')).toBe('$90.58')
  })

  test('says that shipping is free above $100', async () => {
    await openCheckout(3)
    expect(amount('Shipping')).toBe('Free')
    // 104.97 + 8.40
    expect(amount('Total')).toBe('$113.37')
  })

  test('says that shipping is free for who picks up', async () => {
    const visitor = await openCheckout(2)
    await visitor.click(page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' }))
    expect(amount('Shipping')).toBe('Free')
    expect(amount('Total')).toBe('$75.58')
  })

  test('says what is bought, and unfolds on a phone', async () => {
    const visitor = await openCheckout(2)
    summary().getByText('Single Basket Iron Baluster, Satin Black')
    summary().getByText('Item M-399 · Quantity 2, $34.99 each')
    const fold = summary().getByRole('button', { name: 'Show the order, 2 items' })
    await visitor.click(fold)
    summary().getByRole('button', { name: 'Hide the order', expanded: true })
  })
})

describe('a field', () => {
  test.each([
    ['Email', 'Email is required'],
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Phone', 'Phone number is required'],
    ['Street address', 'Street address is required'],
    ['City', 'City is required'],
    ['ZIP code', 'ZIP code is required'],
  ])('%s that is left empty says so', async (name, error) => {
    const visitor = await openCheckout()
    await visitor.click(field(name))
    await visitor.tab()
    const wrong = await page().findByRole('textbox', { name, description: error })
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['Email', 'ada@example', 'Please enter a valid email address'],
    ['Phone', '555-0199', 'Please enter a valid phone number (10+ digits)'],
    ['ZIP code', '0860', 'Please enter a ZIP code of five digits, such as 08608'],
  ])('%s of %s is told what is wrong', async (name, typed, error) => {
    const visitor = await openCheckout()
    await fill(visitor, field(name), typed)
    await visitor.tab()
    await page().findByRole('textbox', { name, description: error })
  })

  test('ZIP code of another state is told whose it is', async () => {
    const visitor = await openCheckout()
    await fillForm(visitor)
    await visitor.selectOptions(state(), 'Pennsylvania')
    await visitor.tab()
    await page().findByText(
      'ZIP code 08608 is in New Jersey, not in Pennsylvania. Please change one of them',
    )
  })

  test('Phone says what it is needed for', async () => {
    await openCheckout()
    page().getByRole('textbox', { name: 'Phone', description: 'Needed for order updates.' })
  })
})

test('what was typed is there again', async () => {
  const visitor = await openCheckout()
  await fillForm(visitor)
  const kept = window.sessionStorage.getItem('millrun-checkout-form')
  expect(JSON.parse(kept ?? '')).toMatchObject({ email: 'ada.stone@example.com', state: 'NJ' })
})

test('a form of before is filled in, and what is wrong with it is said', async () => {
  const form = { email: 'ada@', firstName: 'Ada', lastName: '', phone: '', pickup: false }
  const place = { streetAddress: '', secondaryAddress: '', city: '', state: 'NJ', zipCode: '' }
  window.sessionStorage.setItem('millrun-checkout-form', JSON.stringify({ ...form, ...place }))
  await openCheckout()
  expect(field('First name')).toHaveProperty('value', 'Ada')
  await page().findByRole('textbox', {
    name: 'Email',
    description: 'Please enter a valid email address',
  })
})

/** A rail that packs 147 in long. */
const RAIL = { ...BASKET, id: 'c-6010', title: 'Colonial Handrail', priceCents: 10_499 }

describe('the way of the order', () => {
  test('is said with its days before anything is asked', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z'), toFake: ['Date'] })
    await openWith(BASKET)
    const how = await page().findByText(/^Ships by parcel in 1 carton, \d+ lb\.$/)
    vi.useRealTimers()
    expect(how.closest('p')?.textContent).toContain('Ships Tue, Nov 24 to Fri, Dec 4.')
    const isBefore = how.compareDocumentPosition(field('First name'))
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(page().queryByRole('group', { name: 'The truck delivers to' })).toBeNull()
  })

  test('by truck comes with its reason, what it needs, and questions that have an answer', async () => {
    await openWith(RAIL)
    await page().findByText('Goes by truck: somebody has to be there to unload it.')
    page().getByText('Colonial Handrail, 12 ft, Red Oak packs 147 in long; parcels end at 96 in.')
    page().getByText('The driver does not unload it.')
    const places = within(await page().findByRole('group', { name: 'The truck delivers to' }))
    await waitFor(() => places.getByRole('radio', { name: 'A residence', checked: true }))
    const known = within(page().getByRole('group', { name: 'The driver should know' }))
    expect(known.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
    page().getByRole('textbox', {
      name: 'Phone',
      description: 'Needed for order updates. The driver of the truck calls it, too.',
    })
  })

  test('by truck to Alaska needs a call, and does not keep anybody from paying', async () => {
    server.keepWaiting('get-paypal-config')
    const visitor = await openWith(RAIL)
    await page().findByText('Goes by truck: somebody has to be there to unload it.')
    await fillForm(visitor)
    await visitor.selectOptions(state(), 'Alaska')
    await fill(visitor, field('ZIP code'), '99501')
    await page().findByText(/^Freight to Alaska needs a call before it leaves: \(609\) 555-0142\./)
    expect(incomplete()).toBeNull()
  })

  test('answers are kept in this tab', async () => {
    const visitor = await openWith(RAIL)
    await visitor.click(await page().findByRole('radio', { name: 'A business' }))
    await visitor.click(page().getByRole('checkbox', { name: /^Limited access/ }))
    const kept = window.sessionStorage.getItem('millrun-checkout-form')
    expect(JSON.parse(kept ?? '')).toMatchObject({ truckPlace: 'business', limitedAccess: true })
  })

  test('of who picks up is a day to come by, and nothing of a truck', async () => {
    const visitor = await openWith(RAIL)
    await page().findByText('Goes by truck: somebody has to be there to unload it.')
    await visitor.click(page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' }))
    await page().findByText(/^Ready for pickup \w{3}, \w{3} \d+ to \w{3}, \w{3} \d+\.$/)
    expect(page().queryByText(/truck/)).toBeNull()
  })
})

describe('who picks up', () => {
  test('is asked for no address, and told where and when', async () => {
    const visitor = await openCheckout()
    await visitor.click(page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' }))
    expect(page().queryByRole('textbox', { name: 'City' })).toBeNull()
    page().getByRole('heading', { name: 'Pick up at our warehouse' })
    page().getByText('9AM-2PM')
    page().getByText('We call or write when your order is ready. Please bring its number.')
  })
})

describe('a PO number or job name', () => {
  test('is asked for when somebody wants to give one', async () => {
    const visitor = await openCheckout()
    expect(page().queryByRole('textbox', { name: 'PO number' })).toBeNull()
    expect(references().getAttribute('aria-expanded')).toBe('false')
    await visitor.click(references())
    expect(references().getAttribute('aria-expanded')).toBe('true')
    await page().findByRole('textbox', { name: 'PO number' })
    for (const name of ['Job name', 'E-mail for the invoice']) field(name)
  })

  test('that was typed before is in sight again', async () => {
    const draft = { ...EMPTY_CHECKOUT_FORM, jobName: 'Elm Street' }
    window.sessionStorage.setItem('millrun-checkout-form', JSON.stringify(draft))
    await openCheckout()
    expect(field('Job name')).toHaveProperty('value', 'Elm Street')
  })

  test('is not needed, but has to be right', async () => {
    server.keepWaiting('get-paypal-config')
    const visitor = await openCheckout()
    await fillForm(visitor)
    expect(incomplete()).toBeNull()
    await visitor.click(references())
    await fill(visitor, field('PO number'), 'p'.repeat(129))
    await fill(visitor, field('E-mail for the invoice'), 'bills@')
    page().getByText('Still needed: PO number, E-mail for the invoice')
    await visitor.tab()
    await page().findByRole('textbox', {
      name: 'PO number',
      description: 'Please use at most 128 characters',
    })
    await page().findByRole('textbox', {
      name: 'E-mail for the invoice',
      description: 'Please enter a valid email address',
    })
    await fill(visitor, field('PO number'), '4711')
    await fill(visitor, field('E-mail for the invoice'), 'bills@example.com')
    await waitFor(() => expect(incomplete()).toBeNull())
  })
})

describe('the payment', () => {
  test('waits for the form, and says what is still needed', async () => {
    server.keepWaiting('get-paypal-config')
    const visitor = await openCheckout()
    await page().findByText('Please complete all required fields to enable PayPal checkout.')
    page().getByText(
      'Still needed: Email, First name, Last name, Phone, Street address, City, State, ZIP code',
    )
    await visitor.click(page().getByRole('button', { name: 'Credit/Debit Card' }))
    page().getByText('Please complete all required fields to enable card payment.')
    page().getByRole('button', { name: 'Credit/Debit Card', pressed: true })
  })

  test('that the server does not know how to offer says so', async () => {
    await openCheckout()
    await page().findByRole('heading', { name: 'PayPal failed to load' })
    await notice('Configuration Error')
    await notice('PayPal is not properly configured. Please contact support.')
    page().getByText('Settings: no client ID')
    page().getByText(/^What you typed is kept\./)
  })

  test('is asked for again by one press', async () => {
    const visitor = await openCheckout()
    await page().findByRole('heading', { name: 'PayPal failed to load' })
    await visitor.click(page().getByRole('button', { name: 'Try Again' }))
    await page().findByRole('button', { name: 'Try Again' })
    expect(server.asked.map(({ name }) => name)).toEqual(['get-paypal-config', 'get-paypal-config'])
  })
})

describe('an address', () => {
  const TYPED = {
    streetAddress: '100 north main street',
    secondaryAddress: '',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  }
  const STANDARD = {
    streetAddress: '100 N MAIN ST',
    secondaryAddress: '',
    city: 'TRENTON',
    state: 'NJ',
    zipCode: '08608',
    zipPlus4: '',
  }

  test('is not checked before there is enough of it', async () => {
    await openCheckout()
    expect(page().queryByRole('button', { name: 'Validate Address with USPS' })).toBeNull()
  })

  test('is taken over in its standard form when the buyer says so', async () => {
    server.answer('validate-address', { isValid: true, standardized: STANDARD, warnings: [] })
    const visitor = await openCheckout()
    await validate(visitor)
    const verdict = within(await page().findByRole('region', { name: 'Address Validated' }))
    verdict.getByText('Checked against USPS format')
    expect(server.asked.at(-1)).toEqual({ name: 'validate-address', body: TYPED })
    await visitor.click(verdict.getByRole('button', { name: 'Use Standardized Address' }))
    expect(field('Street address')).toHaveProperty('value', '100 N MAIN ST')
    expect(field('City')).toHaveProperty('value', 'TRENTON')
    expect(page().queryByRole('region', { name: 'Address Validated' })).toBeNull()
  })

  test('stays as it was typed when the buyer says so', async () => {
    const answer = {
      isValid: true,
      confirmed: true,
      standardized: STANDARD,
      warnings: ['No unit.'],
    }
    server.answer('validate-address', answer)
    const visitor = await openCheckout()
    await validate(visitor)
    const verdict = within(await page().findByRole('region', { name: 'Address Validated' }))
    verdict.getByText('Verified by USPS')
    verdict.getByText('No unit.')
    await visitor.click(verdict.getByRole('button', { name: 'Keep Original' }))
    expect(field('Street address')).toHaveProperty('value', '100 north main street')
  })

  test('that is not found can be used all the same', async () => {
    const error = 'ZIP code 08608 is in New Jersey, not in California.'
    server.answer('validate-address', { isValid: false, warnings: [], error })
    const visitor = await openCheckout()
    await validate(visitor)
    const verdict = within(await page().findByRole('region', { name: 'Address Not Found' }))
    verdict.getByText(error)
    await visitor.click(verdict.getByRole('button', { name: 'Continue with Original Address' }))
    expect(page().queryByRole('region', { name: 'Address Not Found' })).toBeNull()
  })

  test('that the server refuses is said in its words', async () => {
    server.answer('validate-address', { error: 'Too many requests.' }, 429)
    const visitor = await openCheckout()
    await validate(visitor)
    const verdict = within(await page().findByRole('region', { name: 'Address Not Found' }))
    verdict.getByText('Too many requests.')
    await visitor.click(verdict.getByRole('button', { name: 'Close address validation' }))
    expect(screen.queryByRole('region', { name: 'Address Not Found' })).toBeNull()
  })
})
