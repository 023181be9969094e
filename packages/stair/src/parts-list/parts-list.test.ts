import { findProduct } from '@millrun/catalogue/catalogue'
import { type Cart, cartReducer, EMPTY_CART } from '@millrun/commerce/cart'
import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { CreateOrderRequestSchema } from '@millrun/commerce/functions'
import { orderData } from '@millrun/commerce/order-data'
import { priceOrder } from '@millrun/commerce/price-order'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { placedParts } from '../placements/placed-parts.ts'
import { anyDesign } from '../testing/any-design.ts'
import { cartLines } from './cart-lines.ts'
import { type PartsList, partsList } from './parts-list.ts'

function listOf(changes: Partial<Design>) {
  return partsList(buildStair({ ...USUAL_DESIGN, ...changes }))
}

function quantities(changes: Partial<Design>): Record<string, number> {
  return Object.fromEntries(listOf(changes).lines.map(({ line, quantity }) => [line.id, quantity]))
}

test('lists a straight stair: bars and shoes with spares, rail by the length, two newels', () => {
  // 13 treads of three, and the newel at the foot takes the place of the first bar: 38, 2 spares.
  expect(quantities({})).toEqual({
    'm-101:finish=sb': 40,
    'sh-100:finish=sb': 40,
    'c-6010:length=16,species=red-oak': 1,
    'n-4010:species=red-oak': 2,
    // 76 holes, a rail in one length between two newels.
    'epoxy-kit-120': 1,
    'rail-bolt-kit': 2,
    'newel-mounting-kit': 2,
  })
})

test('adds up to the cent', () => {
  // 40 × 8.99 twice, 16 ft of rail at 139.99, two newels at 174.99.
  const parts = 71_920 + 13_999 + 34_998
  expect(listOf({ hardware: 'left-out' }).totalCents).toBe(parts)
  // Epoxy at 34.99, two bolts at 7.99, two mounts at 29.99.
  expect(listOf({}).totalCents).toBe(parts + 3499 + 1598 + 5998)
})

test('orders no spares where none are wanted', () => {
  expect(quantities({ spares: false })['m-101:finish=sb']).toBe(38)
})

test('leaves rail and newels out where they stay', () => {
  expect(Object.keys(quantities({ job: 'keep-rail', existingRailIn: 36 }))).toEqual([
    'm-101:finish=sb',
    'sh-100:finish=sb',
    'epoxy-kit-120',
  ])
})

describe('shoes', () => {
  test('are flat on treads and pitched on a knee wall, in the bar’s own finish', () => {
    const bronze = { pattern: { styles: ['m-403'], order: [0] }, finish: 'ORB' } as const
    expect(quantities(bronze)).toHaveProperty('sh-110:finish=orb')
    expect(quantities({ ...bronze, footing: 'knee-wall' })).toHaveProperty('sh-111:finish=orb')
  })

  test('follow the finish that is chosen, at its price', () => {
    const list = listOf({ finish: 'CV' })
    expect(list.notes).toEqual([])
    // 8.99, and two dollars for the coat.
    const shoe = list.lines.find(({ group }) => group === 'shoes')?.line
    expect([shoe?.id, shoe?.unitPriceCents]).toEqual(['sh-100:finish=cv', 1099])
  })

  test('are left out for wood, and where nobody wants them', () => {
    const wood = { pattern: { styles: ['c-5060'], order: [0] }, railId: 'c-6013' } as const
    for (const changes of [wood, { shoes: 'none' } as const]) {
      const groups = listOf(changes).lines.map(({ group }) => group)
      expect(groups).not.toContain('shoes')
    }
  })
})

describe('epoxy, bolts and mounts', () => {
  test('can be left out, and are named all the same', () => {
    const list = listOf({ hardware: 'left-out' })
    expect(list.lines.map(({ group }) => group)).not.toContain('hardware')
    expect(list.leftOut.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Epoxy Kit for 120 Holes', 1],
      ['Rail Bolt Kit', 2],
      ['Newel Mounting Kit', 2],
    ])
    expect(listOf({}).leftOut).toEqual([])
  })

  test('are packs of screws for wood', () => {
    const wood = { pattern: { styles: ['c-5060'], order: [0] }, railId: 'c-6013' } as const
    const list = quantities(wood)
    // 25 square tops take 100 screws, which is a pack.
    expect(list).toMatchObject({ 'trim-screw-pack': 1 })
    expect(list).not.toHaveProperty('epoxy-kit-120')
  })
})

describe('lengths of rail', () => {
  test('are chosen by cost, and the sentence says so', () => {
    expect(listOf({}).rail).toEqual({
      text: 'Cheapest lengths: $139.99 with no joint. No other lengths leave fewer.',
      isChoice: false,
    })
  })

  test('are jointed where that is cheaper, unless the fewest joints are wished', () => {
    const bothOpen = { totalRiseIn: 100, left: 'open', right: 'open' } as const
    const railOf = (changes: Partial<Design>) =>
      listOf({ ...bothOpen, ...changes })
        .lines.filter(({ group }) => group === 'rail')
        .map(({ line, quantity }) => [line.choices['length'], quantity])
    // Two rails of 151-1/8: in halves of 76-1/2, three of them on 20 ft at 174.98 and one on 8 ft at 69.99,
    // with two bolts at 7.99; in one piece each takes 16 ft at 139.99.
    expect(listOf(bothOpen).rail).toEqual({
      text: 'Cheapest lengths: $260.95 with 2 joints; fewest joints: $279.98 with no joint. A rail bolt for each of these joints is counted in.',
      isChoice: true,
    })
    expect(railOf({})).toEqual([
      ['20', 1],
      ['8', 1],
    ])
    expect(railOf({ railLengths: 'fewest-joints' })).toEqual([['16', 2]])
    // Four newels, and the two joints.
    const bolts = (changes: Partial<Design>) => quantities({ ...bothOpen, ...changes })
    expect(bolts({})).toMatchObject({ 'rail-bolt-kit': 6 })
    expect(bolts({ railLengths: 'fewest-joints' })).toMatchObject({ 'rail-bolt-kit': 4 })
  })

  test('come in the wood of the design', () => {
    // 139.99 × 1.3 on 12 feet: 104.99 × 4/3 × 1.3 = 181.98.
    const rail = listOf({ wood: 'white-oak' }).lines.find(({ group }) => group === 'rail')
    expect([rail?.line.id, rail?.totalCents]).toEqual(['c-6010:length=16,species=white-oak', 18198])
    expect(rail?.line.title).toBe('Colonial Handrail, 16 ft, White Oak')
  })

  test('say their wood, and where fittings come in another', () => {
    expect(listOf({ wood: 'cherry' }).notes.join()).not.toContain('Colonial Handrail')
  })

  test('are not told where the rail stays', () => {
    expect(listOf({ job: 'keep-rail', existingRailIn: 36 }).rail).toBeUndefined()
  })
})

test('adds a starting step of the right hand under a volute, and new steps where they are wanted', () => {
  const list = quantities({
    left: 'wall',
    right: 'open',
    railSystem: 'over-the-post',
    newelId: 'n-4030',
    start: 'volute',
    steps: 'new',
  })
  expect(list).toMatchObject({
    'f-7210:hand=r': 1,
    'f-7112': 1,
    'c-8010:species=red-oak,size=48,hand=r': 1,
    'c-8075:species=red-oak,size=42,hand=r': 12,
    'c-8092:species=red-oak,size=42,height=7-1-4': 13,
  })
})

test('keeps what is out of stock from the cart', () => {
  const list = listOf({ pattern: { styles: ['m-408'], order: [0] }, finish: 'AB' })
  expect(list.notes).toContain(
    'Collared Basket Iron Baluster is out of stock and is left out of the cart.',
  )
  expect(cartLines(list).map(({ item }) => item.id)).not.toContain('m-408')
})

function filledCart(list: PartsList): Cart {
  return cartLines(list).reduce(
    (cart, line) => cartReducer(cart, { type: 'add', ...line }),
    EMPTY_CART,
  )
}

const buyer = {
  ...EMPTY_CHECKOUT_FORM,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '609-555-0142',
  streetAddress: '100 N Main St',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
  pickup: false,
}

/** What the server makes of a cart that the checkout sends. */
function pricedByServer(cart: Cart) {
  const data = orderData(cart, buyer)
  const sent = JSON.stringify({ amount: data.total, currency: 'USD', orderData: data })
  const result = priceOrder(CreateOrderRequestSchema.parse(JSON.parse(sent)), findProduct)
  if (!result.ok) return result
  const { lines, totals } = result.order
  return {
    lines: lines.map(({ id, quantity, unitPriceCents }) => [id, quantity, unitPriceCents]),
    subtotalCents: totals.subtotalCents,
  }
}

describe('any design', () => {
  test('is priced by the server to the same cent', () => {
    let ordered = 0
    fc.assert(
      fc.property(anyDesign(), (design) => {
        const { lines, ...list } = partsList(buildStair(design))
        const cart = filledCart({ lines, ...list })
        const sold = lines.filter(({ line }) => line.product.inStock)
        expect(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(list.totalCents)
        if (sold.length === 0) return
        ordered += 1
        expect(pricedByServer(cart)).toEqual({
          lines: sold.map(({ line, quantity }) => [line.id, quantity, line.unitPriceCents]),
          subtotalCents: sold.reduce((sum, { totalCents }) => sum + totalCents, 0),
        })
      }),
    )
    expect(ordered).toBeGreaterThan(50)
  })

  test('is drawn with exactly the pieces that its list counts', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        const stair = buildStair(design)
        const drawn = new Map<string, number>()
        for (const { line, placements, isKept, group } of placedParts(stair)) {
          if (isKept || group === 'rail') continue
          drawn.set(line.id, (drawn.get(line.id) ?? 0) + placements.length)
        }
        const listed = partsList(stair).lines.filter(
          ({ group }) => group !== 'rail' && group !== 'hardware',
        )
        expect(new Map(listed.map(({ line, needed }) => [line.id, needed]))).toEqual(drawn)
      }),
    )
  })
})
