import { expect, test } from 'vitest'
import { readOrdersCommand } from './read-orders-command.ts'

test('without words all orders are listed', () => {
  expect(readOrdersCommand([])).toMatchObject({ name: 'list', isJson: false })
  expect(readOrdersCommand(['--json'])).toMatchObject({ name: 'list', isJson: true })
})

test('orders are chosen by status and by days, both included, in UTC', () => {
  const words = [
    'list',
    '--status',
    'paid,refunded',
    '--since',
    '2026-11-01',
    '--until',
    '2026-11-30',
  ]
  expect(readOrdersCommand(words)).toMatchObject({
    filter: {
      statuses: ['paid', 'refunded'],
      from: new Date('2026-11-01T00:00:00Z'),
      before: new Date('2026-12-01T00:00:00Z'),
    },
  })
})

test.each([
  ['12.50', 1250],
  ['$12.50', 1250],
  ['12', 1200],
])('an amount of %s is %i cents', (text, cents) => {
  expect(readOrdersCommand(['refund', 'mr-7k3q9xwd', text])).toEqual({
    name: 'refund',
    orderNumber: 'MR-7K3Q9XWD',
    cents,
    isAgain: false,
    isRestocked: false,
  })
})

test('pieces are named by their line and how many of it', () => {
  const words = ['--line', 'm-399:finish=cv=2', '--line', 'c-2005=1', '--restock', '--cancel']
  expect(readOrdersCommand(['refund', 'MR-1', ...words, '--reason', 'it came damaged'])).toEqual({
    name: 'refund',
    orderNumber: 'MR-1',
    lines: [
      { id: 'm-399:finish=cv', quantity: 2 },
      { id: 'c-2005', quantity: 1 },
    ],
    isAgain: false,
    isRestocked: true,
    cancels: 'pieces',
    why: 'it came damaged',
  })
})

test.each([
  [['--line', 'm-399'], '"m-399" names no pieces: --line m-399:finish=cv=2'],
  [['--line', 'm-399=0'], '"m-399=0" names no pieces: --line m-399:finish=cv=2'],
  [['1.00', '--line', 'm-399=1'], 'please leave the amount out'],
  [['1.00', '--restock'], '--restock and --cancel need pieces'],
  [['--reason', ''], 'Please say why, in quotes'],
])('a refund that cannot be meant is refused: %j', (words, sentence) => {
  expect(() => readOrdersCommand(['refund', 'MR-1', ...words])).toThrow(sentence)
})

test('without an amount everything is refunded', () => {
  expect(readOrdersCommand(['refund', 'MR-1'])).toMatchObject({ cents: undefined })
})

test('what is late, found, sent or put off is read word by word', () => {
  expect(readOrdersCommand(['late', '--json'])).toEqual({ name: 'late', isJson: true })
  expect(readOrdersCommand(['find', 'Ada Turner'])).toEqual({
    name: 'find',
    text: 'Ada Turner',
    isJson: false,
  })
  expect(readOrdersCommand(['shipped', 'mr-1'])).toEqual({
    name: 'shipped',
    orderNumber: 'MR-1',
    carrier: '',
    tracking: '',
    lines: undefined,
  })
  expect(readOrdersCommand(['shipped', 'mr-1', 'UPS\n1Z999'])).toMatchObject({
    carrier: 'UPS 1Z999',
  })
  const parts = ['--line', 'c-2005:species=white-oak=3', '--line', 'm-399=1']
  expect(
    readOrdersCommand(['shipped', 'mr-1', 'UPS', '--tracking', ' 1Z999 ', ...parts]),
  ).toMatchObject({
    carrier: 'UPS',
    tracking: '1Z999',
    lines: [
      { id: 'c-2005:species=white-oak', quantity: 3 },
      { id: 'm-399', quantity: 1 },
    ],
  })
  expect(readOrdersCommand(['delay', 'mr-1', '2026-12-18', ' the mill is late '])).toEqual({
    name: 'delay',
    orderNumber: 'MR-1',
    newDay: '2026-12-18',
    reason: 'the mill is late',
  })
})

test.each([
  [['delay', 'MR-1', '2026-12-18'], /^"delay" needs an order, the new last day and why: delay MR/],
  [['delay', 'MR-1', '2026-02-30', 'why'], 'delay needs a day such as 2026-11-21'],
  [['delay', 'MR-1', '2026-12-18', ' '], /^Please say why, in quotes: delay MR/],
  [['find'], /^"find" needs what to look for/],
  [['shipped'], '"shipped" needs the number of an order.'],
  [['lst'], 'There is no command "lst".'],
  [['withdraw'], '"withdraw" needs the number of an order.'],
  [['show'], '"show" needs the number of an order.'],
  [['show', 'MR-1', 'MR-2'], '"show" does not take "MR-2".'],
  [['refund', 'MR-1', '12.5'], '"12.5" is no amount such as 12.50.'],
  [['refund', 'MR-1', '-3'], 'The option -3 was not understood.'],
  [['export'], 'Please say in which form: export --csv'],
  [['list', '--csv'], '--csv does not go with "list".'],
  [['--status', 'payed'], /^"payed" is no status\. There are: created, capturing, on_terms, paid/],
  [['--since', '2026-02-30'], '--since needs a day such as 2026-11-21, not "2026-02-30".'],
  [['--until', 'yesterday'], '--until needs a day such as 2026-11-21, not "yesterday".'],
  [['--colour'], 'The option --colour was not understood.'],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => readOrdersCommand(words)).toThrow(sentence)
})
