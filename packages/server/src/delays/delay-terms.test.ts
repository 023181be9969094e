import { describe, expect, test } from 'vitest'
import type { Delay } from './delay-store.ts'
import { delayTerms, isRefundDue } from './delay-terms.ts'

const PROMISED = '2026-12-04'

function delay(number: number, newDay: string, answer?: Delay['answer']): Delay {
  return {
    id: `delay-${number}`,
    number,
    token: `token-${number}`,
    newDay,
    reason: 'the mill is late',
    askedAt: new Date('2026-12-01T15:00:00Z'),
    answer,
    answeredAt: undefined,
  }
}

describe('silence', () => {
  test.each([
    // 30 days after December 4.
    ['2027-01-03', 'wait', '2027-01-03'],
    ['2027-01-04', 'refund', PROMISED],
  ])('about a first new day on %s is a %s', (newDay, silence, agreedTo) => {
    const terms = delayTerms(PROMISED, [delay(1, newDay)])
    expect(terms).toMatchObject({ agreedTo, asked: [{ silence, promisedTo: PROMISED }] })
  })

  test('about a second new day is a no, however near it is', () => {
    const { asked, agreedTo } = delayTerms(PROMISED, [
      delay(1, '2026-12-18'),
      delay(2, '2026-12-19'),
    ])
    expect(asked[1]).toMatchObject({
      silence: 'refund',
      promisedTo: '2026-12-18',
      answerBy: '2026-12-18',
    })
    expect(agreedTo).toBe('2026-12-18')
  })

  test('is waited for 30 days after the promised day, and a week at least', () => {
    const [first] = delayTerms(PROMISED, [delay(1, '2027-02-01')]).asked
    expect(first?.answerBy).toBe('2027-01-03')
    const askedAt = new Date('2027-01-02T03:00:00Z')
    const [late] = delayTerms(PROMISED, [{ ...delay(1, '2027-02-01'), askedAt }]).asked
    // It was still the 1st in New Jersey.
    expect(late?.answerBy).toBe('2027-01-08')
  })
})

describe('an answer', () => {
  test('of yes moves the day', () => {
    expect(delayTerms(PROMISED, [delay(1, '2027-02-01', 'wait')]).agreedTo).toBe('2027-02-01')
  })

  test('of no does not, even where silence would have been a yes', () => {
    const terms = delayTerms(PROMISED, [delay(1, '2026-12-18', 'cancel')])
    expect(terms.agreedTo).toBe(PROMISED)
    expect(isRefundDue(terms, '2026-12-02')).toBe(true)
  })
})

test('the money is due the day after the last one for a yes, unless silence is one', () => {
  const open = delayTerms(PROMISED, [delay(1, '2027-02-01')])
  expect(isRefundDue(open, '2027-01-03')).toBe(false)
  expect(isRefundDue(open, '2027-01-04')).toBe(true)
  const yes = delayTerms(PROMISED, [delay(1, '2027-02-01', 'wait')])
  expect(isRefundDue(yes, '2027-01-04')).toBe(false)
  const silent = delayTerms(PROMISED, [delay(1, '2026-12-18')])
  expect(isRefundDue(silent, '2027-06-01')).toBe(false)
})
