import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { Carton, Delivery, DeliveryMode } from './delivery.ts'
import { deliveryOf, type ShippedLine } from './delivery-of.ts'
import { SHIPPING_LIMITS, type ShippingLimits } from './shipping-limits.ts'

const TODAY = { isPickup: false, day: '2026-11-30' } as const

const BALUSTER: PieceSize = { lengthIn: 44, widthIn: 0.5, heightIn: 0.5, weightLb: 3.12 }
const RAIL: PieceSize = { lengthIn: 144, widthIn: 2.375, heightIn: 2.25, weightLb: 14.6 }
const NEWEL: PieceSize = { lengthIn: 48, widthIn: 6.25, heightIn: 6.25, weightLb: 14 }
const CHIP: PieceSize = { lengthIn: 4, widthIn: 2.5, heightIn: 0.25, weightLb: 0.06 }

function line(
  id: string,
  quantity: number,
  pieces: readonly PieceSize[],
  isSample = false,
): ShippedLine {
  return { id, title: `Title of ${id}`, quantity, pieces, isSample }
}

function cube(sideIn: number, weightLb: number): PieceSize {
  return { lengthIn: sideIn, widthIn: sideIn, heightIn: sideIn, weightLb }
}

function stick(lengthIn: number): PieceSize {
  return { lengthIn, widthIn: 2, heightIn: 2, weightLb: 5 }
}

function shape({ kind, count, lengthIn, widthIn, heightIn, holds }: Carton): string {
  const pieces = holds.map((held) => `${held.pieces} ${held.lineId}`).join(' + ')
  return `${count} ${kind} ${lengthIn}x${widthIn}x${heightIn}: ${pieces}`
}

describe('a mode', () => {
  test('is the truck for one rail of 12 ft, which is tied up 147 in long and stands on no pallet', () => {
    const delivery = deliveryOf([line('rail', 1, [RAIL])], TODAY)
    expect(delivery.mode).toBe('freight')
    expect(delivery.reasons).toEqual([
      { kind: 'long', lineId: 'rail', title: 'Title of rail', packedIn: 147 },
    ])
    expect(delivery.cartons.map(shape)).toEqual(['1 pallet 147x4x4: 1 rail'])
    // 14.6, and 2 x (147 x 4 x 2 + 4 x 4) square inches of cardboard, a quarter of a pound the square foot.
    expect(delivery.weightLb).toBeCloseTo(14.6 + (2 * (588 + 588 + 16) * 0.25) / 144, 9)
  })

  test('is parcel for the same rail cut in two', () => {
    const half = { ...RAIL, lengthIn: 72, weightLb: 7.3 }
    const delivery = deliveryOf([line('rail:cut=72+72', 1, [half, half])], TODAY)
    expect(delivery).toMatchObject({ mode: 'parcel', reasons: [] })
    expect(delivery.cartons.map(shape)).toEqual(['1 carton 75x6x4: 2 rail:cut=72+72'])
  })

  test('is parcel at 96 in packed and the truck at 96.01 in', () => {
    expect(deliveryOf([line('a', 1, [stick(93)])], TODAY).mode).toBe('parcel')
    expect(deliveryOf([line('a', 1, [stick(93.01)])], TODAY).mode).toBe('freight')
  })

  test('is parcel at 150 lb; above, three cartons of 65 lb at most still cost less than a pallet', () => {
    const at = parcelsOf(50 - CARDBOARD_LB)
    expect(at).toMatchObject({ mode: 'parcel' })
    expect(at.weightLb).toBeCloseTo(150, 9)
    const above = parcelsOf(50.004 - CARDBOARD_LB)
    expect(above).toMatchObject({ mode: 'parcel' })
    expect(above.weightLb).toBeGreaterThan(150.01)
    expect(above.cartons.every(({ weightLb }) => weightLb <= 65)).toBe(true)
  })

  test('is the truck when five cartons of 65 lb cost more than a pallet, and not when four do not', () => {
    const heavy = { lengthIn: 40, widthIn: 6, heightIn: 4, weightLb: 62 }
    expect(deliveryOf([line('a', 4, [heavy])], TODAY)).toMatchObject({ mode: 'parcel' })
    const five = deliveryOf([line('a', 5, [heavy])], TODAY)
    expect(five.mode).toBe('freight')
    expect(five.reasons).toMatchObject([{ kind: 'heavy' }])
    expect(five.cartons).toMatchObject([{ kind: 'pallet', count: 1, holds: [{ pieces: 5 }] }])
  })

  test('is the truck for the whole order when one thing goes by it, on one pallet', () => {
    const delivery = deliveryOf(
      [line('rail', 1, [RAIL]), line('baluster', 20, [BALUSTER]), line('chip', 1, [CHIP], true)],
      TODAY,
    )
    expect(delivery.mode).toBe('freight')
    expect(delivery.reasons.map(({ kind }) => kind)).toEqual(['long'])
    expect(delivery.cartons).toMatchObject([{ kind: 'pallet', count: 1, lengthIn: 147 }])
    expect(piecesOf(delivery)).toEqual({ rail: 1, baluster: 20, chip: 1 })
  })

  test('strap a small carton to a rail for the truck, and stand what is over 150 lb on a pallet', () => {
    const rail = line('rail', 1, [RAIL])
    const small = deliveryOf([rail, line('shoe', 1, [cube(3, 1)])], TODAY)
    // The rail in 147 x 4 x 4 in; the shoe of 3 in, in 6 x 4 x 4 in.
    expect(small.cartons.map(shape)).toEqual(['1 pallet 147x8x4: 1 rail + 1 shoe'])
    const heavy = deliveryOf([rail, line('m', 60, [BALUSTER])], TODAY)
    expect(heavy.cartons).toMatchObject([{ kind: 'pallet', count: 1, lengthIn: 147, widthIn: 40 }])
  })

  test('is the truck for a piece that is short, but too large around or too heavy for the carriers', () => {
    const large = deliveryOf([line('a', 1, [{ ...cube(40, 30), lengthIn: 60 }])], TODAY)
    expect(large).toMatchObject({ mode: 'freight', reasons: [{ kind: 'bulky' }] })
    const heavy = deliveryOf([line('a', 1, [cube(12, 150)])], TODAY)
    expect(heavy).toMatchObject({ mode: 'freight', reasons: [{ kind: 'heavy' }] })
  })

  test('is a letter when all are samples, eight to an envelope', () => {
    const eight = deliveryOf([line('oak', 5, [CHIP], true), line('maple', 3, [CHIP], true)], TODAY)
    expect(eight.mode).toBe('letter')
    expect(eight.cartons).toMatchObject([{ kind: 'envelope', count: 1 }])
    const nine = deliveryOf([line('oak', 9, [CHIP], true)], TODAY)
    expect(nine.mode).toBe('letter')
    expect(nine.cartons.map(({ count, holds }) => [count, holds[0]?.pieces])).toEqual([
      [1, 8],
      [1, 1],
    ])
  })

  test('is parcel when samples go with something else, or into no envelope', () => {
    const mixed = [line('oak', 1, [CHIP], true), line('baluster', 1, [BALUSTER])]
    expect(deliveryOf(mixed, TODAY).mode).toBe('parcel')
    expect(deliveryOf([line('oak', 1, [cube(2, 0.1)], true)], TODAY).mode).toBe('parcel')
  })

  test('is pickup when picked up, with the same weight and its cartons', () => {
    const pickup = { ...TODAY, isPickup: true }
    const balusters = deliveryOf([line('baluster', 20, [BALUSTER])], pickup)
    expect(balusters).toMatchObject({ mode: 'pickup', reasons: [] })
    expect(balusters.weightLb).toBe(deliveryOf([line('baluster', 20, [BALUSTER])], TODAY).weightLb)
    expect(deliveryOf([line('rail', 1, [RAIL])], pickup)).toMatchObject({
      mode: 'pickup',
      reasons: [],
      cartons: [{ kind: 'carton', lengthIn: 147 }],
    })
  })

  test('is parcel without cartons for an empty cart, and for a quantity that is none', () => {
    const nothing = { mode: 'parcel', reasons: [], cartons: [], weightLb: 0 }
    expect(deliveryOf([], TODAY)).toEqual(nothing)
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(deliveryOf([line('a', quantity, [BALUSTER])], TODAY)).toEqual(nothing)
    }
  })
})

describe('cartons', () => {
  test('of 48 solid balusters are two of 20, alike, and one of 8', () => {
    const delivery = deliveryOf([line('m', 48, [BALUSTER])], TODAY)
    // 20 x 3.12 lb in 47 x 4 x 3 in: 62.4 + 1.2 lb; one more would be 66.7.
    expect(delivery.cartons.map(shape)).toEqual(['2 carton 47x4x3: 20 m', '1 carton 47x3x3: 8 m'])
  })

  test('take short things along with long ones', () => {
    const shoe = { lengthIn: 1.25, widthIn: 1.25, heightIn: 1, weightLb: 0.2 }
    const delivery = deliveryOf(
      [line('shoe', 20, [shoe]), line('newel', 1, [NEWEL]), line('baluster', 10, [BALUSTER])],
      TODAY,
    )
    expect(delivery.cartons).toHaveLength(1)
    expect(piecesOf(delivery)).toEqual({ newel: 1, baluster: 10, shoe: 20 })
  })

  test('hold one piece alone that weighs over 65 lb and no more than the carriers take', () => {
    const delivery = deliveryOf([line('slab', 2, [cube(14, 70)]), line('m', 1, [BALUSTER])], TODAY)
    const slabs = delivery.cartons.filter(({ holds }) => holds.some((h) => h.lineId === 'slab'))
    expect(slabs.every(({ holds }) => holds.length === 1 && holds[0]?.pieces === 1)).toBe(true)
  })

  test('that are too heavy by less than a sum of pounds is exact hold one piece less', () => {
    const cardboardLb = (2 * (43 * 7 + 43 * 7 + 7 * 7) * 0.25) / 144
    const weightLb = (65 - cardboardLb) / 2 + 1e-14
    const plank = { lengthIn: 40, widthIn: 6, heightIn: 3, weightLb }
    const delivery = deliveryOf([line('plank', 2, [plank])], TODAY)
    expect(delivery.cartons.map(shape)).toEqual(['2 carton 43x7x4: 1 plank'])
  })

  test('of alike pieces of one product in different lines tell the lines apart', () => {
    const delivery = deliveryOf([line('a', 2, [BALUSTER]), line('b', 3, [BALUSTER])], TODAY)
    expect(piecesOf(delivery)).toEqual({ a: 2, b: 3 })
  })
})

describe('any order', () => {
  test('has every piece in exactly one carton that it fits, within its limits, and weights that agree', () => {
    fc.assert(
      fc.property(orders(), fc.boolean(), (lines, isPickup) => {
        const delivery = deliveryOf(lines, { isPickup, day: '2026-11-30' })
        expect(piecesOf(delivery)).toEqual(piecesOrdered(lines))
        expect(delivery.cartons.flatMap((one) => faultsOf(one, lines, delivery.mode))).toEqual([])
        const cartonsLb = delivery.cartons.reduce((sum, one) => sum + one.count * one.weightLb, 0)
        expect(delivery.weightLb).toBeCloseTo(cartonsLb, 6)
        expect(delivery.weightLb).toBeGreaterThan(barelyLb(lines))
      }),
      { numRuns: 400 },
    )
  })

  test('of samples alone is in envelopes that hold every one, or in cartons when one fits none', () => {
    const modes = new Set<string>()
    fc.assert(
      fc.property(samples(), (lines) => {
        const delivery = deliveryOf(lines, TODAY)
        modes.add(delivery.mode)
        expect(piecesOf(delivery)).toEqual(piecesOrdered(lines))
        expect(delivery.cartons.flatMap((one) => faultsOf(one, lines, delivery.mode))).toEqual([])
        const kind = delivery.mode === 'letter' ? 'envelope' : 'carton'
        expect(delivery.cartons.every((carton) => carton.kind === kind)).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect([...modes].toSorted()).toEqual(['letter', 'parcel'])
  })

  test('of 200 lines of 100,000 is packed to the last piece', () => {
    const lines = Array.from({ length: 200 }, (_, nth) =>
      line(`line-${nth}`, 100_000, [
        {
          lengthIn: 2 + ((nth * 7.3125) % 200),
          widthIn: 0.5 + ((nth * 1.0625) % 6),
          heightIn: 0.5,
          weightLb: 0.1 + ((nth * 1.17) % 14),
        },
      ]),
    )
    const delivery = deliveryOf(lines, TODAY)
    expect(delivery.mode).toBe('freight')
    expect(piecesOf(delivery)).toEqual(piecesOrdered(lines))
    expect(delivery.cartons.length).toBeLessThan(1000)
    expect(delivery.cartons.flatMap((one) => faultsOf(one, lines, 'freight'))).toEqual([])
    expect(delivery.weightLb).toBeGreaterThan(barelyLb(lines))
    expect(delivery.weightLb).toBeLessThan(2 * barelyLb(lines))
  })
})

test('a row of limits with a later day changes nothing before, and everything on it', () => {
  const [today] = SHIPPING_LIMITS
  const later: ShippingLimits = {
    ...today,
    validFrom: '2027-01-04',
    own: { ...today.own, packedIn: 60 },
    carton: { ...today.carton, weightLb: 40 },
  }
  const order = [line('stick', 1, [stick(70)]), line('m', 20, [BALUSTER])]
  const on = (day: string): Delivery =>
    deliveryOf(order, { isPickup: false, day, limitRows: [today, later] })
  expect(on('2027-01-03')).toEqual(deliveryOf(order, { isPickup: false, day: '2027-01-03' }))
  expect(on('2027-01-03').mode).toBe('parcel')
  expect(on('2027-01-04').mode).toBe('freight')
})

/** Of a cube of 12 in: 15 x 13 x 13 in outside. */
const CARDBOARD_LB = (2 * (15 * 13 + 15 * 13 + 13 * 13) * 0.25) / 144

/** Three things so large and heavy that each has a carton of its own. */
function parcelsOf(eachLb: number): Delivery {
  return deliveryOf([line('a', 3, [cube(12, eachLb)])], TODAY)
}

function piecesOf({ cartons }: Delivery): Readonly<Record<string, number>> {
  const pieces: Record<string, number> = {}
  for (const { count, holds } of cartons) {
    for (const held of holds) {
      pieces[held.lineId] = (pieces[held.lineId] ?? 0) + count * held.pieces
    }
  }
  return pieces
}

function piecesOrdered(lines: readonly ShippedLine[]): Readonly<Record<string, number>> {
  return Object.fromEntries(lines.map(({ id, quantity, pieces }) => [id, quantity * pieces.length]))
}

function barelyLb(lines: readonly ShippedLine[]): number {
  return lines.reduce(
    (sum, { quantity, pieces }) =>
      sum + quantity * pieces.reduce((lb, { weightLb }) => lb + weightLb, 0),
    0,
  )
}

/** What is wrong with a carton. The length is a limit as well, and a thing that is large is so once. */
function faultsOf(
  carton: Carton,
  lines: readonly ShippedLine[],
  mode: DeliveryMode,
): readonly string[] {
  const { count, holds, lengthIn, widthIn, heightIn } = carton
  const pieces = holds.reduce((sum, held) => sum + held.pieces, 0)
  const isWhole = Number.isSafeInteger(count) && count > 0
  const isRoomy = holdsCubicIn(carton, lines) <= lengthIn * widthIn * heightIn
  const isFitting = holds.every(({ lineId }) =>
    piecesIn(lines, lineId).some((s) => fits(s, carton)),
  )
  const checks = {
    isWhole,
    isRoomy,
    isFitting,
    isLongestFirst: carton.kind === 'pallet' || (lengthIn >= widthIn && widthIn >= heightIn),
    isWithin: isWithin(carton, pieces, mode),
  }
  return Object.entries(checks).flatMap(([name, holdsTrue]) =>
    holdsTrue ? [] : [`not ${name}: ${JSON.stringify(carton)}`],
  )
}

function isWithin(carton: Carton, pieces: number, mode: DeliveryMode): boolean {
  const { kind, lengthIn, widthIn, heightIn, weightLb } = carton
  if (kind === 'envelope') {
    const isFlat = lengthIn <= 15 && widthIn <= 12 && heightIn <= 0.75
    return isFlat && weightLb <= 13 / 16 && pieces <= 8
  }
  if (kind === 'pallet') return pieces === 1 || weightLb <= 2000
  const around = lengthIn + 2 * (widthIn + heightIn)
  if (pieces === 1) return mode === 'pickup' || (around <= 165 && weightLb <= 150 && lengthIn <= 96)
  if (lengthIn > 96) return mode === 'pickup' && weightLb <= 150
  const cubicIn = lengthIn * widthIn * heightIn
  return around <= 130 && weightLb <= 65 && cubicIn <= 10_368
}

function piecesIn(lines: readonly ShippedLine[], lineId: string): readonly PieceSize[] {
  return lines.find(({ id }) => id === lineId)?.pieces ?? []
}

function fits(size: PieceSize, carton: Carton): boolean {
  const sides = [carton.lengthIn, carton.widthIn, carton.heightIn].toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  return size.lengthIn <= length && size.widthIn <= width && size.heightIn <= height
}

function holdsCubicIn({ holds }: Carton, lines: readonly ShippedLine[]): number {
  return holds.reduce((sum, { lineId, pieces }) => {
    const each = piecesIn(lines, lineId).map((s) => s.lengthIn * s.widthIn * s.heightIn)
    const smallest = Math.min(...each)
    return sum + pieces * smallest
  }, 0)
}

function sizes(longestIn: number): fc.Arbitrary<PieceSize> {
  return fc
    .tuple(
      fc.integer({ min: 8, max: longestIn * 16 }),
      fc.integer({ min: 4, max: 18 * 16 }),
      fc.integer({ min: 4, max: 18 * 16 }),
      fc.integer({ min: 1, max: 7000 }),
    )
    .map(([a, b, c, hundredths]) => {
      const [lengthIn = 1, widthIn = 1, heightIn = 1] = [a, b, c]
        .toSorted((x, y) => y - x)
        .map((sixteenths) => sixteenths / 16)
      return { lengthIn, widthIn, heightIn, weightLb: hundredths / 100 }
    })
}

function orders(): fc.Arbitrary<readonly ShippedLine[]> {
  const quantity = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 100_000 }))
  const pieces = fc.oneof(
    fc.array(sizes(93), { minLength: 1, maxLength: 3 }),
    fc.array(sizes(240), { minLength: 1, maxLength: 1 }),
  )
  return fc
    .array(fc.tuple(quantity, pieces), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.map(([count, sized], nth) => line(`l${nth}`, count, sized)))
}

/** Chips to 10 x 4 in, some of them over half an inch, which no envelope takes. */
function samples(): fc.Arbitrary<readonly ShippedLine[]> {
  const chip = fc
    .tuple(
      fc.integer({ min: 40, max: 100 }),
      fc.integer({ min: 10, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([length, width, height, weight]) => ({
      lengthIn: length / 10,
      widthIn: width / 10,
      heightIn: height / 10 + (weight === 60 ? 0.1 : 0),
      weightLb: weight / 100,
    }))
  const one = fc.tuple(chip, fc.integer({ min: 1, max: 12 }))
  return fc
    .array(one, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map(([size, count], nth) => line(`s${nth}`, count, [size], true)))
}
