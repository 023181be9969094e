import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, test } from 'vitest'
import { pastedRows, withoutRows, withRow } from './pasted-rows.ts'
import { quickOrder } from './quick-order.ts'
import { assortmentOf } from './read-row.ts'

const shop = assortmentOf(catalogue)

function order(text: string) {
  const { lines, ...sums } = quickOrder(text, shop)
  return { ...sums, lines: lines.map(({ line, quantity }) => `${quantity} ${line.id}`) }
}

describe('quickOrder', () => {
  test('adds doubles up and says to which row', () => {
    const { answers, lines, pieces, totalCents } = order(
      '2 M-399 cv\nBR-101 4\n\nm399 copper vein 3',
    )
    expect(lines).toEqual(['5 m-399:finish=cv', '4 br-101'])
    expect(answers.map(({ row, addedTo }) => [row.at, addedTo?.at])).toEqual([
      [0, undefined],
      [1, undefined],
      [3, 0],
    ])
    const bracket = catalogue.find(({ id }) => id === 'br-101')?.priceCents ?? 0
    expect(pieces).toBe(9)
    // M-399 in copper vein: 34.99 + 4.00.
    expect(totalCents).toBe(5 * 3899 + 4 * bracket)
  })

  test('orders nothing of a row that is open or sold out', () => {
    const soldOut = catalogue.map((product) => ({ ...product, inStock: product.id !== 'br-101' }))
    const { lines, answers } = quickOrder('C-2005 3\nBR-101 2\nnothing', assortmentOf(soldOut))
    expect(lines).toEqual([])
    expect(answers.map(({ answer }) => answer.kind)).toEqual(['open', 'sold-out', 'open'])
  })

  test('refuses doubles that are more than a line takes, and keeps what came before', () => {
    const { lines, answers } = order('99999 BR-101\n2 BR-101')
    expect(lines).toEqual(['99999 br-101'])
    expect(answers[1]?.answer).toMatchObject({
      kind: 'open',
      sentence:
        'The quantity of Classic Handrail Bracket must be a whole number from 1 to 100,000.',
    })
  })

  test('reads 200 rows and says how many more there are', () => {
    const { answers, notRead, lines } = order('1 M-399 cv\r\n\r\n'.repeat(5000))
    expect(answers).toHaveLength(200)
    expect(notRead).toBe(4800)
    expect(lines).toEqual(['200 m-399:finish=cv'])
  })

  test('answers rubbish of any length', () => {
    const rubbish = Array.from({ length: 10_000 }, (_, at) => String.fromCodePoint(33 + (at % 900)))
    expect(order(rubbish.join('')).lines).toEqual([])
  })
})

describe('a sheet with headings', () => {
  test('is read by its columns, prices left out', () => {
    const sheet = [
      'Qty,Part #,Description,Finish,Unit Price,Total',
      '48,M-399,"Basket baluster, 44 in",Copper Vein,38.99,"1,871.52"',
      ',M-400,,,,',
      '6,"C-8070","36"" tread",Red Oak,40.00,240.00',
    ].join('\n')
    expect(order(sheet).lines).toEqual(['48 m-399:finish=cv', '6 c-8070:species=red-oak,size=36'])
    expect(pastedRows(sheet).rows.map(({ at }) => at)).toEqual([1, 2, 3])
  })

  test('takes no quantity for none, not for one', () => {
    expect(order('item\tquantity\nM-399\t').answers[0]?.answer.kind).toBe('open')
  })

  test.each(['M-399,2', 'item\nM-399', '"M-399","2"'])(
    'is not seen where there is none: %s',
    (text) => {
      expect(pastedRows(text).hasHeadings).toBe(false)
    },
  )
})

describe('withRow', () => {
  test('puts another row in the place of one, everything else as it was', () => {
    expect(withRow('Hi\r\nM-399 bronze 2\r\n\r\nBR-101', 1, '2 x M-399, Pewter')).toBe(
      'Hi\n2 x M-399, Pewter\n\nBR-101',
    )
  })

  test('makes a plain list of a sheet, so that its columns are not read into the new row', () => {
    const text = withRow(
      'item,qty,finish\nM-399,2,bronze\nM-400,3,pewter',
      1,
      '2 x M-399, Antique Bronze',
    )
    expect(text).toBe('2 x M-399, Antique Bronze\nM-400; qty 3; pewter')
    expect(order(text).lines).toEqual(['2 m-399:finish=ab', '3 m-400:finish=pw'])
  })
})

describe('withoutRows', () => {
  test('leaves what is still to be answered, below the headings of its sheet', () => {
    expect(withoutRows('item,qty\nM-399,2\nC-2005,3', new Set([1]))).toBe('item,qty\nC-2005,3')
    expect(withoutRows('M-399\n\nC-2005', new Set([0]))).toBe('\nC-2005')
  })

  test('leaves nothing of a list that is done', () => {
    expect(withoutRows('item,qty\nM-399,2\n', new Set([1]))).toBe('')
  })
})
