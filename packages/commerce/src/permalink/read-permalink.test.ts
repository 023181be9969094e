import { catalogue } from '@millrun/catalogue/catalogue'
import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permalinkOf } from './permalink-of.ts'
import { buyPagePath, permalinkText } from './permalink.ts'
import { readPermalink } from './read-permalink.ts'

function linesOf(text: string) {
  const read = readPermalink(text)
  return read.ok
    ? read.permalink.lines.map(({ id, quantity }) => `${quantity} ${id}`)
    : read.problem
}

describe('an id is read', () => {
  test.each([
    ['as it stands', 'sh-10:48', '48 sh-10'],
    ['percent-encoded', 'm-399%3Afinish%3Dcv:48', '48 m-399:finish=cv'],
    ['from what a mail program has decoded', 'm-399:finish=cv:48', '48 m-399:finish=cv'],
    // base64url of "m-399:finish=cv".
    ['from unpadded base64url of its UTF-8', '~bS0zOTk6ZmluaXNoPWN2:48', '48 m-399:finish=cv'],
    ['with a plus sign that is no space', 'c-6010%3Acut%3D72%2B72:1', '1 c-6010:cut=72+72'],
    ['with a plus sign that was decoded', 'c-6010:cut=72+72:1', '1 c-6010:cut=72+72'],
    ['also from within the prototype of objects', '__proto__:1', '1 __proto__'],
  ])('%s', (_, text, line) => {
    expect(linesOf(text)).toEqual([line])
  })
})

test('a comma within an id that a mail program has decoded ends no line', () => {
  expect(linesOf('m-399:finish=cv:2,c-8071:species=maple,hand=r:2,sh-10:7')).toEqual([
    '2 m-399:finish=cv',
    '2 c-8071:species=maple,hand=r',
    '7 sh-10',
  ])
})

test('doubles are added up where they stood first', () => {
  expect(linesOf('sh-10:2,m-399:1,sh-10:3')).toEqual(['5 sh-10', '1 m-399'])
})

describe('a list is read as a whole or not at all: unreadable is one with', () => {
  test.each([
    ['no quantity', 'sh-10'],
    ['no quantity at its end, where it was cut off', 'sh-10:2,m-399'],
    ['a quantity of nothing', 'sh-10:0'],
    ['a quantity below nothing', 'sh-10:-1'],
    ['a leading zero', 'sh-10:02'],
    ['a broken quantity', 'sh-10:1.5'],
    ['a quantity of ten digits', 'sh-10:1234567890'],
    ['a quantity alone', ':2'],
    ['a comma at its end', 'sh-10:2,'],
    ['half a percent sign', 'sh-10%3:2'],
    ['percent signs that are no UTF-8', 'sh%C3%28:2'],
    ['a control character', 'sh-10%0D%0Aset-cookie%3Aa:2'],
    // "sh-10" with the last bits not zero.
    ['base64url that is not canonical', '~c2gtMTB:2'],
    ['base64url with padding', '~c2gtMTA=:2'],
    ['base64url of a sign too few', '~c2gtM:2'],
    ['base64url that is no UTF-8', '~_w:2'],
    ['base64url of a control character', '~AA:2'],
    ['base64url of nothing', '~:2'],
  ])('%s', (_, text) => {
    expect(linesOf(text)).toBe('unreadable')
  })
})

test('no list at all is none, whatever else the address says', () => {
  expect(linesOf('')).toBe('empty')
  expect(linesOf('?job=Elm&continue_to=https://evil.example')).toBe('empty')
})

test('an address of 10 kB of rubbish, of 5,000 commas or of 300 lines is judged at once', () => {
  const rubbish = [
    ['unreadable', 'x%'.repeat(5000)],
    ['unreadable', ','.repeat(5000)],
    ['unreadable', ':'.repeat(10_000)],
    ['unreadable', `${'a:1:'.repeat(2500)}x`],
    ['unreadable', `~${'A'.repeat(10_000)}!:1`],
    ['unreadable', 'a:1,'.repeat(10_000)],
    ['too-many', Array.from({ length: 300 }, (_, at) => `sh-${at}:1`).join(',')],
  ] as const
  const began = performance.now()
  for (const [problem, text] of rubbish) expect(linesOf(text)).toBe(problem)
  expect(performance.now() - began).toBeLessThan(500)
})

describe('with a list come', () => {
  const ITEMS = 'm-399:2,sh-10:1'
  function made(query: string) {
    const read = readPermalink(`${ITEMS}?${query}`)
    if (!read.ok) return read.problem
    const { lines, madeOn, jobName } = read.permalink
    return { cents: lines.map(({ madeCents }) => madeCents), madeOn, jobName }
  }
  const NOTHING = { cents: [undefined, undefined], madeOn: undefined, jobName: undefined }

  test('the name of its job, and its prices with their day', () => {
    expect(made('job=Smith%20stairs%20%26%20rail&prices=3899,1000&on=2026-11-26')).toEqual({
      cents: [3899, 1000],
      madeOn: '2026-11-26',
      jobName: 'Smith stairs & rail',
    })
  })

  test.each([
    ['a price is missing', 'prices=3899&on=2026-11-26'],
    ['a price is none', 'prices=3899,-1&on=2026-11-26'],
    ['the day is missing', 'prices=3899,1000'],
    ['the day is none', 'prices=3899,1000&on=2026-02-30'],
    ['the name is too long', `job=${'x'.repeat(81)}`],
    ['the name has two lines', 'job=Elm%0AOak'],
    ['the name turns the text around it', 'job=%E2%80%AEkaO'],
    ['the name is broken', 'job=%E2%80'],
    [
      'nothing of it is ours',
      'buyer.email=a%40b.example&discounts.codes=X&continue_to=//evil.example',
    ],
  ])('neither, where %s', (_, query) => {
    expect(made(query)).toEqual(NOTHING)
  })
})

test('where a list is shown, its address says only what was understood of it', () => {
  const read = readPermalink('sh-10:2?job=Elm&continue_to=https://evil.example&x=%0D%0A')
  expect(buyPagePath(read)).toBe('/buy#sh-10:2?job=Elm')
  for (const problem of ['too-many', 'unreadable', 'empty'] as const) {
    const path = buyPagePath({ ok: false, problem })
    expect(path).toBe(`/buy#?${problem}`)
    expect(readPermalink(path.slice('/buy#'.length))).toEqual({ ok: false, problem })
  }
})

const AT = new Date('2026-11-27T03:00:00Z')

test('the address of a cart names lines, job, prices and the day in New Jersey', () => {
  const items = [
    { id: 'm-399:finish=cv', quantity: 48, priceCents: 3899 },
    { id: 'sh-10', quantity: 2, priceCents: 1000 },
  ]
  expect(permalinkOf(items, { at: AT, jobName: 'Smith stairs' })).toBe(
    '/buy/m-399%3Afinish%3Dcv:48,sh-10:2?job=Smith%20stairs&prices=3899,1000&on=2026-11-26',
  )
})

test('an address too long for many a proxy stands behind the # from the beginning', () => {
  const items = Array.from({ length: 200 }, (_, at) => ({
    id: `c-${at}:species=white-oak,${'length=80-11/16'.repeat(4)}`,
    quantity: 1,
    priceCents: 100,
  }))
  expect(permalinkOf(items, { at: AT })).toMatch(/^\/buy#c-0%3A/)
})

/** What follows `/buy/` or `/buy#`, which are as long. */
function behindBuy(address: string): string {
  return address.slice('/buy/'.length)
}

const anyLine = fc.constantFrom(...catalogue).chain((product) => {
  const groups = product.optionGroups.map(({ id, options }) =>
    fc.tuple(fc.constant(id), fc.constantFrom(...options.map(({ code }) => code.toLowerCase()))),
  )
  const species = speciesOf(product).map((one) => ['species', one] as const)
  const picked = fc.tuple(...groups, ...(species.length > 0 ? [fc.constantFrom(...species)] : []))
  return picked.map((pairs) => lineOf(product, Object.fromEntries(pairs)))
})
const anyItem = fc.record({
  line: anyLine,
  quantity: fc.integer({ min: 1, max: 100_000 }),
})
const anyList = fc.uniqueArray(anyItem, {
  minLength: 1,
  maxLength: 200,
  selector: ({ line }) => line.id,
})

test('what is written is read back: the same ids, quantities, prices, day and job', () => {
  fc.assert(
    fc.property(anyList, fc.string({ unit: 'grapheme', maxLength: 80 }), (list, jobName) => {
      const items = list.map(({ line, quantity }) => ({
        id: line.id,
        quantity,
        priceCents: line.unitPriceCents,
      }))
      const read = readPermalink(behindBuy(permalinkOf(items, { at: AT, jobName })))
      if (!read.ok) throw new Error(read.problem)
      const { lines, madeOn } = read.permalink
      expect(lines.map(({ madeCents, ...line }) => ({ ...line, priceCents: madeCents }))).toEqual(
        items,
      )
      expect(madeOn).toBe('2026-11-26')
      expect(readPermalink(permalinkText(read.permalink))).toEqual(read)
    }),
  )
})

test('a mail program that decodes the address harms no list', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const items = list.map(({ line, quantity }) => ({ id: line.id, quantity, priceCents: 100 }))
      const text = behindBuy(permalinkOf(items, { at: AT }))
      expect(readPermalink(decodeURIComponent(text))).toEqual(readPermalink(text))
    }),
  )
})

test('whatever an address says, reading it ends, and where it leads is plain', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.string()), (text) => {
      expect(buyPagePath(readPermalink(text))).toMatch(/^\/buy#[!-~]+$/)
    }),
  )
})
