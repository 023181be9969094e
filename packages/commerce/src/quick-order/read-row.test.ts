import { catalogue } from '@millrun/catalogue/catalogue'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { describe, expect, test } from 'vitest'
import { choiceGroups } from './choice-groups.ts'
import { assortmentOf, readRow } from './read-row.ts'
import { rowText } from './row-text.ts'

const shop = assortmentOf(catalogue)

/** What a row is read as: `48 m-399:finish=cv`, or what it asks, and what may be pressed. */
function read(row: string): string | readonly string[] {
  const answer = readRow(row, shop)
  switch (answer.kind) {
    case 'found':
      return `${answer.quantity} ${answer.line.id}`
    case 'sold-out':
      return `none of ${answer.quantity} ${answer.line.id}`
    case 'open':
      return [answer.sentence, ...answer.presses.map(({ row: pressed }) => pressed)]
  }
}

describe('a row that is clear', () => {
  test.each([
    ['48 M-399 copper vein', '48 m-399:finish=cv'],
    ['M-399;2', '2 m-399:finish=sb'],
    ['2x m399 cv', '2 m-399:finish=cv'],
    ['2x M-399 CV', '2 m-399:finish=cv'],
    ['m399 cv 2', '2 m-399:finish=cv'],
    ['M-399;2;copper vein', '2 m-399:finish=cv'],
    ['C-2005 white oak 12', '12 c-2005:species=white-oak'],
    ['C-2005 WO x 12', '12 c-2005:species=white-oak'],
    ['m-399-cv x 4', '4 m-399:finish=cv'],
    ['M-399x4 pewter', '4 m-399:finish=pw'],
    ['4×M-399 pewter', '4 m-399:finish=pw'],
    ['M 399, 12, sb', '12 m-399:finish=sb'],
    ['1. M-399 – 48 pcs (Satin Black)', '48 m-399:finish=sb'],
    ['• 12 × SH-100 ORB', '12 sh-100:finish=orb'],
    ['1,200 m-101 sb', '1200 m-101:finish=sb'],
    ['two dozen m-101 satin black', '24 m-101:finish=sb'],
    ['M-399 coper vein 5', '5 m-399:finish=cv'],
    ['C-8010-2 cherry 3', '3 c-8010-2:species=cherry'],
    ['C-8010 48" cherry left 2', '2 c-8010:species=cherry,size=48,hand=l'],
    ['F-7210 LH 1', '1 f-7210:hand=l'],
    ['N-4010 maple 2', '2 n-4010:species=hard-maple'],
    ['C-6010 12 ft white oak 3', '3 c-6010:length=12,species=white-oak'],
    ['C-6010 144 in White Oak qty 3', '3 c-6010:length=12,species=white-oak'],
    ['C-8070 36 red oak 12', '12 c-8070:species=red-oak,size=36'],
    ['c8090 42" 7-1/2" poplar 14', '14 c-8090:species=poplar,size=42,height=7-1-2'],
    ['SH-121 3/4 bar pewter 6', '6 sh-121:size=3-4,finish=pw'],
    ['EPOXY-120, Epoxy Kit for 120 Holes, 2', '2 epoxy-kit-120'],
    ['trim-100 3', '3 trim-screw-pack'],
    ['m-399:finish=cv 3', '3 m-399:finish=cv'],
    ['2 c-6010:cut=72+72', '2 c-6010:length=12,species=red-oak,cut=72+72'],
    ['M-399\tSingle Basket Iron Baluster\t48\t$34.99\t$1,679.52', '48 m-399:finish=sb'],
    ['single basket iron baluster 4 copper vein', '4 m-399:finish=cv'],
  ])('%s', (row, said) => {
    expect(read(row)).toBe(said)
  })

  test('is one piece where no quantity is said, as a scanner reads a label', () => {
    expect(read('BR-101')).toBe('1 br-101')
  })

  test('says which choices it leaves to the first of their group', () => {
    const answer = readRow('SH-121 6 pewter', shop)
    const unsaid = answer.kind === 'found' ? answer.unsaid.map(({ id }) => id) : []
    expect(unsaid).toEqual(['size'])
  })

  test('says which words nobody made anything of', () => {
    expect(readRow('2 M-399 gold copper vein for the upper hall', shop)).toMatchObject({
      unread: ['gold', 'upper', 'hall'],
    })
    expect(readRow('2 M-399 single basket balusters, copper vein', shop)).toMatchObject({
      unread: [],
    })
  })
})

describe('a row that leaves something open', () => {
  test('asks for the wood, with every wood to press', () => {
    expect(read('C-2005 12')).toEqual([
      'Please select a wood species for this product.',
      '12 x C-2005, Red Oak',
      '12 x C-2005, White Oak',
      '12 x C-2005, Poplar',
      '12 x C-2005, Hard Maple',
      '12 x C-2005, Primed',
    ])
  })

  test('asks which of two finishes or woods is meant', () => {
    expect(read('M 399 bronze 3')).toEqual([
      'Which finish of M-399?',
      '3 x M-399, Oil Rubbed Bronze',
      '3 x M-399, Antique Bronze',
    ])
    expect(read('C-2005 oak 5')).toEqual([
      'Which species of C-2005?',
      '5 x C-2005, Red Oak',
      '5 x C-2005, White Oak',
    ])
  })

  test('never takes one wood for another that is not offered', () => {
    expect(read('C-5060 white oak 12')).toEqual([
      'C-5060 is not offered in White Oak. Which species?',
      '12 x C-5060, Hemlock',
      '12 x C-5060, Red Oak',
      '12 x C-5060, Poplar',
    ])
  })

  test('says that a part does not come in a finish at all', () => {
    expect(read('M-401 copper vein 3')).toEqual([
      'M-401 is not offered in Copper Vein.',
      '3 x M-401',
    ])
  })

  test('says which lengths there are instead of one that is not sold', () => {
    expect(read('C-6010 14 ft red oak 3')).toEqual([
      'C-6010 is not offered in 14 ft. Which length?',
      '3 x C-6010, 12 ft, Red Oak',
      '3 x C-6010, 8 ft, Red Oak',
      '3 x C-6010, 10 ft, Red Oak',
      '3 x C-6010, 16 ft, Red Oak',
      '3 x C-6010, 20 ft, Red Oak',
    ])
  })

  test('asks whether a number is a count or a size where it may be either', () => {
    expect(read('C-8070 red oak 48')).toEqual([
      'Is 48 how many, or which length?',
      '48 x C-8070, Red Oak, 36"',
      '1 x C-8070, Red Oak, 48"',
    ])
    expect(read('C-8070 red oak 48 pcs')).toBe('48 c-8070:species=red-oak,size=36')
  })

  test('asks which of several numbers is the quantity', () => {
    expect(read('M-399 48 12 cv')).toEqual([
      'How many of M-399?',
      '48 x M-399, Copper Vein',
      '12 x M-399, Copper Vein',
    ])
  })

  test.each(['0', '-3', '1.5', '1e9', '100001', '99999999999999999999'])(
    'does not take %s for a quantity',
    (quantity) => {
      expect(read(`M-399 ${quantity}`)).toEqual([
        'The quantity of Single Basket Iron Baluster must be a whole number from 1 to 100,000.',
      ])
    },
  )

  test('offers to part a line with several items', () => {
    expect(read('M-399 48, M-400 12')).toEqual([
      'Several items on one line: M-399, M-400.',
      'M-399 48\nM-400 12',
    ])
    expect(read('M-399 M-400 12')).toEqual(['Several items on one line: M-399, M-400.'])
  })
})

describe('a row that names nothing of ours', () => {
  test('offers the nearest for a number that we do not have', () => {
    expect(read('M-3999 5')).toEqual(['We do not sell M-3999. Is it one of these?', 'M-399, 5'])
  })

  test('offers at most three for words', () => {
    const answer = read('48 baskets copper vein')
    expect(answer).toHaveLength(4)
    expect(answer[0]).toBe('No item number of ours. Is it one of these?')
  })

  test.each(['Hi Joe,', '__proto__', 'constructor', '???', 'zzzz-qq'])(
    'says so where there is nothing near it: %s',
    (row) => {
      expect(read(row)).toEqual(['No part of ours is named on this line.'])
    },
  )

  test('is not read where it is longer than any item', () => {
    expect(read('m-399 '.repeat(2000))).toEqual([
      'This line is too long to be one item. Please put each item on a line of its own.',
    ])
  })
})

test('reads back what it writes, of every product in all its choices', () => {
  for (const product of catalogue) {
    for (const said of everyChoice(product)) {
      const written = rowText(product, said, 36)
      const answer = readRow(written, shop)
      const id = answer.kind === 'open' ? answer.sentence : answer.line.id
      expect([written, id]).toEqual([written, lineOf(product, said).id])
      expect(answer).toMatchObject({ quantity: 36 })
    }
  }
})

function everyChoice(product: (typeof catalogue)[number]) {
  return choiceGroups(product).reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { id, options }) =>
      all.flatMap((said) => options.map(({ code }) => ({ ...said, [id]: code }))),
    [{}],
  )
}
