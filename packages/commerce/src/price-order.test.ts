import { C_2005, findTestListing, M_399 } from '@millrun/catalogue/testing/listings'
import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, test } from 'vitest'
import type { CreateOrderRequest, OrderData, OrderLine } from './functions.ts'
import { priceOrder } from './price-order.ts'

const baluster: OrderLine = {
  id: 'm-399:finish=cv',
  title: 'Plain Square Baluster, Copper Vein',
  category: 'Iron Balusters',
  image: '/pictures/m-399-800.webp',
  price: '38.99',
  quantity: 2,
}
const woodBaluster: OrderLine = {
  ...baluster,
  id: 'c-2005:species=white-oak',
  price: '24.05',
  quantity: 1,
}

/** 2 × 38.99 + 24.05 = 102.03, shipped free, 8.16 tax. */
const data: OrderData = {
  items: [baluster, woodBaluster],
  customerInfo: {
    email: ' ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '609-555-0142',
    streetAddress: '100 N Main St',
    secondaryAddress: '',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  },
  subtotal: '102.03',
  shipping: '0.00',
  tax: '8.16',
  total: '110.19',
  pickup: false,
}

function price(change: Partial<OrderData> = {}, outer: Partial<CreateOrderRequest> = {}) {
  const orderData = { ...data, ...change }
  return priceOrder(
    { amount: orderData.total, currency: 'USD', orderData, ...outer },
    findTestListing,
  )
}

function refusal(change: Partial<OrderData>, outer: Partial<CreateOrderRequest> = {}) {
  const result = price(change, outer)
  return result.ok ? 'accepted' : result.error
}

function line(change: Partial<OrderLine>): Partial<OrderData> {
  return { items: [{ ...baluster, ...change }, woodBaluster] }
}

function customer(change: Partial<OrderData['customerInfo']>): Partial<OrderData> {
  return { customerInfo: { ...data.customerInfo, ...change } }
}

describe('an honest order', () => {
  test('is priced from the catalogue', () => {
    expect(price()).toEqual({
      ok: true,
      order: {
        lines: [
          {
            id: 'm-399:finish=cv',
            product: M_399,
            choices: { finish: 'cv' },
            title: 'Plain Square Baluster, Copper Vein',
            unitPriceCents: 3899,
            quantity: 2,
          },
          {
            id: 'c-2005:species=white-oak',
            product: C_2005,
            choices: { species: 'white-oak' },
            title: 'Pin Top Baluster, White Oak',
            unitPriceCents: 2405,
            quantity: 1,
          },
        ],
        customer: { ...data.customerInfo, email: 'ada@example.com' },
        isPickup: false,
        references: { poNumber: '', jobName: '', invoiceEmail: '' },
        tax: { rowId: 'specification', rateThousandths: 8000, baseCents: 10_203 },
        totals: { subtotalCents: 10_203, shippingCents: 0, taxCents: 816, totalCents: 11_019 },
      },
    })
  })

  test('takes titles from the catalogue, whatever was sent', () => {
    const result = price(line({ title: 'A castle', category: 'Gold', image: '//x.example' }))
    expect(result.ok && result.order.lines[0]?.title).toBe('Plain Square Baluster, Copper Vein')
  })

  test('means the first option by an id without choices', () => {
    const shown = { subtotal: '34.99', shipping: '15.00', tax: '2.80', total: '52.79' }
    const items = [{ ...baluster, id: 'm-399', price: '34.99', quantity: 1 }]
    const result = price({ ...shown, items })
    expect(result.ok && result.order.lines[0]?.id).toBe('m-399:finish=sb')
  })

  test('with pickup ships free and keeps no address', () => {
    const shown = { subtotal: '34.99', shipping: '0.00', tax: '2.80', total: '37.79', pickup: true }
    const items = [{ ...baluster, id: 'm-399', price: '34.99', quantity: 1 }]
    const customerInfo = { ...data.customerInfo, secondaryAddress: 'Apt 4' }
    const result = price({ ...shown, items, customerInfo })
    expect(result.ok && result.order.isPickup).toBe(true)
    expect(result.ok && result.order.customer).toEqual({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '609-555-0142',
      streetAddress: '',
      secondaryAddress: '',
      city: '',
      state: '',
      zipCode: '',
    })
    expect(result.ok && result.order.totals).toEqual({
      subtotalCents: 3499,
      shippingCents: 0,
      taxCents: 280,
      totalCents: 3779,
    })
  })

  test('may hold 100,000 of a line: 1,000,000.00 + 80,000.00', () => {
    const shown = { subtotal: '1000000.00', shipping: '0.00', tax: '80000.00' }
    const items = [{ ...baluster, id: 'sh-10', price: '10.00', quantity: 100_000 }]
    expect(price({ ...shown, items, total: '1080000.00' }).ok).toBe(true)
  })
})

function ordered(items: OrderLine[], shown: Partial<OrderData>) {
  const orderData = { ...data, ...shown, items }
  const result = priceOrder({ amount: orderData.total, currency: 'USD', orderData }, findProduct)
  return result.ok ? result.order.totals : result.error
}

describe('samples', () => {
  const sample = { ...baluster, id: 's-100:finish=cv', price: '1.00' }

  /** 8 × 1.00, shipped for 15.00, 0.64 tax. */
  test('alone are charged shipping like any order up to $100', () => {
    const shown = { subtotal: '8.00', shipping: '15.00', tax: '0.64', total: '23.64' }
    expect(ordered([{ ...sample, quantity: 8 }], shown)).toEqual({
      subtotalCents: 800,
      shippingCents: 1500,
      taxCents: 64,
      totalCents: 2364,
    })
  })

  test('are at most eight to an order, of all lines together', () => {
    const items = [
      { ...sample, quantity: 5 },
      { ...sample, id: 's-100:finish=sb', quantity: 4 },
    ]
    const shown = { subtotal: '9.00', shipping: '15.00', tax: '0.72', total: '24.72' }
    expect(ordered(items, shown)).toBe(
      'An order takes at most 8 samples and this one has 9; please take 1 out.',
    )
  })
})

describe('what is bought', () => {
  test('must be something', () => {
    expect(refusal({ items: [] })).toBe('Your cart is empty.')
  })

  test('is at most 200 lines', () => {
    const shoe = { ...baluster, id: 'sh-10', price: '10.00', quantity: 1 }
    const most = Array.from({ length: 200 }, () => shoe)
    // 200 × 10.00, shipped free, 160.00 tax.
    const shown = { subtotal: '2000.00', shipping: '0.00', tax: '160.00', total: '2160.00' }
    expect(refusal({ ...shown, items: most })).toBe('accepted')
    expect(refusal({ items: [...most, shoe] })).toBe(
      'An order takes at most 200 lines; please split it or write to us.',
    )
  })

  test.each(['m-400', '__proto__', ''])('must be ours: "%s"', (id) => {
    expect(refusal(line({ id }))).toBe(`We do not sell "${id}"; please remove it from the cart.`)
  })

  test('must be a choice that the product has', () => {
    expect(refusal(line({ id: 'm-399:finish=gold' }))).toBe(
      '"m-399:finish=gold" names a choice that this product does not have; please add it to the cart again.',
    )
  })

  test('must name a needed species', () => {
    expect(refusal(line({ id: 'c-2005' }))).toBe('Please select a wood species for this product.')
  })

  test('must be in stock', () => {
    expect(refusal(line({ id: 'sh-0', price: '10.00' }))).toBe(
      'Flat Shoe is out of stock; please remove it from the cart.',
    )
  })

  test('does not echo a long id back', () => {
    expect(refusal(line({ id: 'x'.repeat(500) })).length).toBeLessThan(130)
  })
})

describe('the quantity', () => {
  test.each([0, -1, 1.5, 100_001, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    'is refused at %d',
    (quantity) => {
      expect(refusal(line({ quantity }))).toBe(
        'The quantity of Plain Square Baluster, Copper Vein must be a whole number from 1 to 100,000.',
      )
    },
  )
})

describe('the price of a line', () => {
  test.each(['38.98', '34.99', '0.00', '-38.99', '38.990', '3.899e1', '38,99', ''])(
    'is refused at "%s"',
    (wrong) => {
      expect(refusal(line({ price: wrong }))).toBe(
        'The price of Plain Square Baluster, Copper Vein is $38.99; please reload the page and try again.',
      )
    },
  )
})

describe('the sums', () => {
  test.each([
    ['subtotal', { subtotal: '102.02' }, '$102.03'],
    ['shipping', { shipping: '15.00' }, '$0.00'],
    ['shipping', { shipping: '-15.00' }, '$0.00'],
    ['tax', { tax: '0.00' }, '$8.16'],
    ['total', { total: '0.01' }, '$110.19'],
  ])('are refused with a wrong %s', (name, change, right) => {
    expect(refusal(change)).toBe(
      `The ${name} of this order is ${right}; please reload the page and try again.`,
    )
  })

  test('are refused when the amount differs from the total', () => {
    expect(refusal({}, { amount: '1.00' })).toBe(
      'The amount of this order is $110.19; please reload the page and try again.',
    )
  })

  test('are refused when shipping was left out', () => {
    const items = [{ ...baluster, id: 'm-399', price: '34.99', quantity: 1 }]
    const shown = { subtotal: '34.99', shipping: '0.00', tax: '2.80', total: '37.79' }
    expect(refusal({ ...shown, items })).toBe(
      'The shipping of this order is $15.00; please reload the page and try again.',
    )
  })
})

test.each(['EUR', 'usd', ''])('the currency is not %s', (currency) => {
  expect(refusal({}, { currency })).toBe(`We charge in USD, not in ${currency}.`)
})

describe('the customer', () => {
  test.each([
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ email: 'ann@example..com' }, 'Please enter a valid email address'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ phone: '12' }, 'Please enter a valid phone number (10+ digits)'],
    [{ streetAddress: '' }, 'Street address is required'],
    [{ state: 'Ontario' }, 'State is required'],
    [{ city: 'c'.repeat(121) }, 'Please use at most 120 characters'],
  ])('is refused with %j', (change, sentence) => {
    expect(refusal(customer(change))).toBe(sentence)
  })
})

describe('a cut', () => {
  const rail: OrderLine = { ...baluster, id: 'c-6010', price: '104.99', quantity: 1 }
  /** 104.99 ships free, 8.40 tax. */
  const sums = { subtotal: '104.99', shipping: '0.00', tax: '8.40', total: '113.39' }
  const orderedAs = (id: string) => {
    const orderData = { ...data, ...sums, items: [{ ...rail, id }] }
    const result = priceOrder({ amount: '113.39', currency: 'USD', orderData }, findProduct)
    return result.ok ? result.order.lines[0]?.id : result.error
  }

  test.each(['cut=72+72', 'length=80-11/16', 'length=80.6875'])(
    '%s costs the whole stick',
    (cut) => {
      expect(orderedAs(`c-6010:${cut}`)).toContain('c-6010:')
    },
  )

  const OF_12_FT =
    'A stick of Colonial Handrail of 144 in is cut into 2 to 12 pieces of 1 to 93 in that add up to it, such as ' +
    'cut=72+72, or to one length of 24 to 143-7/8 in, such as length=80-11/16; all in sixteenths.'
  const OF_20_FT =
    'A stick of Colonial Handrail of 240 in is cut into 2 to 12 pieces of 1 to 93 in that add up to it, such as ' +
    'cut=80+80+80, or to one length of 24 to 239-7/8 in, such as length=80-11/16; all in sixteenths.'

  test.each(['100+44', '72+73', '0+144', '144', '72+72+0', '7e1+74', '', '٧٢+٧٢', '-72+216'])(
    'cut=%s is refused with what may be asked for',
    (cut) => {
      expect(orderedAs(`c-6010:cut=${cut}`)).toBe(OF_12_FT)
    },
  )

  test('and a length at once are refused', () => {
    expect(orderedAs('c-6010:cut=72+72,length=80,stick=12')).toBe(OF_12_FT)
  })

  test('is refused with what may be asked for of the stick that was named', () => {
    expect(orderedAs('c-6010:length=8,cut=72+72')).toContain('such as cut=48+48,')
    expect(orderedAs('c-6010:length=96,stick=8')).toContain(' of 24 to 95-7/8 in, ')
    expect(orderedAs('c-8120:species=red-oak,size=48,length=80-11/16')).toContain(
      ' of 24 to 47-7/8 in, such as length=47-7/8;',
    )
  })

  test.each(['240', '23', '', '1e2'])(
    'length=%s is refused with what the longest stick allows',
    (length) => {
      expect(orderedAs(`c-6010:length=${length}`)).toBe(OF_20_FT)
    },
  )

  test('of a newel is refused', () => {
    expect(orderedAs('n-4020:species=red-oak,cut=24+24')).toMatch(
      / is not cut; please order it whole\.$/,
    )
  })
})
