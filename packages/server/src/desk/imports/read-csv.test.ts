import { expect, test } from 'vitest'
import { MOST_ROWS, readCsv, spoiledValue } from './read-csv.ts'

const COLUMNS = { required: ['order', 'carrier', 'tracking'], optional: ['items'] }
const read = (text: string) => readCsv(text, COLUMNS)

const VALUES = { order: 'MR-1', carrier: 'UPS', tracking: '1Z', items: '' }

test.each([
  ['commas', 'order,carrier,tracking\nMR-1,UPS,1Z\n'],
  ['semicolons', 'order;carrier;tracking\r\nMR-1;UPS;1Z\r\n'],
  ['tabs', 'order\tcarrier\ttracking\nMR-1\tUPS\t1Z'],
  ['a byte order mark', '\uFEFFOrder,Carrier,Tracking\nMR-1,UPS,1Z'],
  ['columns in another order', 'note,tracking,carrier,order\nx,1Z,UPS,MR-1'],
  ['empty rows', 'order,carrier,tracking\nMR-1,UPS,1Z\n,,\n'],
])('a file with %s is read', (_, text) => {
  expect(read(text)).toEqual({ ok: true, rows: [{ row: 2, values: VALUES }] })
})

test('a line break within quotation marks belongs to its value', () => {
  const result = read('order,carrier,tracking\n"MR-1","UPS\nground","1Z"\nMR-2,UPS,2Z')
  expect(result).toMatchObject({
    ok: true,
    rows: [{ values: { carrier: 'UPS\nground' } }, { values: { order: 'MR-2' } }],
  })
})

test.each([
  ['', 'The file is empty.'],
  ['\uFEFF \n', 'The file is empty.'],
  ['order,carrier,tracking\n', 'The file has headings and no rows.'],
  [
    'order,carrier\nMR-1,UPS',
    'The column tracking is missing. The headings are: order, carrier, tracking, items.',
  ],
  ['order,carrier,tracking,order\na,b,c,d', 'The column order is there twice.'],
  [
    'order,carrier,tracking\nMR-1,Jos\uFFFD,1Z',
    'The file is not in UTF-8: please save it as "CSV UTF-8", so that no letter is lost.',
  ],
  ['PK\u0003\u0004\0', 'This is no CSV file; please save the sheet as CSV UTF-8.'],
  [
    'order,carrier,tracking\nMR-1,"UPS,1Z',
    'A quotation mark is not closed, or stands inside a value; please mend that row.',
  ],
])('%j is refused with a sentence', (text, problem) => {
  expect(read(text)).toMatchObject({ ok: false, problem })
})

test('a file that is too long or too large is told to come in parts', () => {
  const long = `order,carrier,tracking\n${'MR-1,UPS,1Z\n'.repeat(100_000)}`
  expect(read(long)).toEqual({
    ok: false,
    row: MOST_ROWS + 2,
    problem: 'A file has at most 10,000 rows; please send it in parts.',
  })
  expect(read(`order,carrier,tracking\n${'x'.repeat(50_000_000)}`)).toMatchObject({
    problem: 'The file is too large; please send it in parts.',
  })
})

test('what a spreadsheet has spoilt is known', () => {
  expect(spoiledValue('1.23E+11')).toContain('shortened a number to 1.23E+11')
  expect(spoiledValue('1,23e11')).toContain('shortened a number')
  for (const text of ['=1+1', '+cmd', '@x', '-x']) expect(spoiledValue(text)).toContain('formula')
  for (const text of ['1Z999AA10123456784', '-12', 'E5', '', 'MR-7K3Q9XWD']) {
    expect(spoiledValue(text)).toBeUndefined()
  }
})
