import { expect, test } from 'vitest'
import { readPdf } from '../desk/packing/slips/testing/read-pdf.ts'
import { type TradePaper, tradePaperPdf } from './trade-paper.ts'

const BALUSTERS = {
  item: 'M-399',
  title: 'Single basket baluster, 1/2 in, copper vein',
  quantity: 120,
  unitPriceCents: 1_299,
}

const PAPER: TradePaper = {
  title: 'Invoice',
  name: 'Invoice MR-7K3Q9XWD',
  facts: [
    ['Order', 'MR-7K3Q9XWD'],
    ['Date', 'November 26, 2026'],
    ['PO number', '4711'],
    [
      'Job',
      'Elm Street, second stair, with a name as long as people write them when they are in doubt',
    ],
    ['Terms', 'Net 30, due December 26, 2026'],
  ],
  blocks: [
    {
      title: 'Bill to',
      lines: ['Turner Stairs LLC', 'Ada Turner', '100 N Main St', 'Trenton, NJ 08608'],
    },
    { title: 'Ship to', lines: ['Ada Turner', '100 N Main St', 'Trenton, NJ 08608'] },
  ],
  lines: [
    BALUSTERS,
    {
      item: 'C-6010',
      title: 'Handrail, white oak, 12 ft',
      quantity: 2,
      unitPriceCents: 18_450,
      note: 'Cut for you, cannot be returned',
    },
  ],
  sums: [
    { name: 'Subtotal', amount: '$1,927.80' },
    { name: 'Shipping', amount: 'Free' },
    { name: 'Tax (8%)', amount: '$154.22' },
    { name: 'Total', amount: '$2,082.02', isBold: true },
    { name: 'Owed', amount: '$2,082.02', isBold: true },
  ],
  notes: [
    'Please make checks payable to Millrun Stair Parts and send them to 2150 Route 130 North, Burlington, NJ 08016.',
  ],
}

async function textsOf(paper: TradePaper): Promise<readonly string[]> {
  return readPdf(await tradePaperPdf(paper)).map(({ text }) => text)
}

test('a line is written at its own price with what it comes to', async () => {
  const [text = '', ...more] = await textsOf(PAPER)
  expect(more).toEqual([])
  expect(text).toContain('M-399\n120\n$12.99\n$1,558.80\n')
  expect(text).toContain('C-6010\n2\n$184.50\n$369.00\n')
  expect(text).toContain('Cut for you, cannot be returned')
  expect(text).toContain('Subtotal\n$1,927.80\nShipping\nFree\nTax (8%)\n$154.22\nTotal\n$2,082.02')
})

test('what does not fit goes on on the next page, below its name and the heads of its columns', async () => {
  const lines = Array.from({ length: 60 }, () => BALUSTERS)
  const texts = await textsOf({ ...PAPER, lines })
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toContain('Description\nQuantity\nPrice\nAmount')
  expect(texts[1]).toContain('Invoice MR-7K3Q9XWD, page 2')
  const all = texts.join('\n')
  expect(all.split('$1,558.80')).toHaveLength(61)
  expect(texts.at(-1)).toContain('Owed\n$2,082.02')
})

test('a letter that no typeface here has is a box, and the paper says so', async () => {
  const [text] = await textsOf({ ...PAPER, blocks: [{ title: 'Bill to', lines: ['寺本'] }] })
  expect(text).toContain('□ stands for a letter that cannot be printed.')
})
