import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { partsList } from '@millrun/stair/parts-list/parts-list'
import { quoteDraft } from './quote-draft.ts'

const list = partsList(buildStair(USUAL_DESIGN))
const address = 'https://millrun.example/designer#d=1'

describe('a mail that asks for a quote', () => {
  test('has the link, every line and the total', () => {
    // 40 bars and 40 shoes at 8.99, a rail at 139.99, two newels at 174.99, hardware 34.99 + 15.98 + 59.98.
    const [bars, shoes, rail, newels, epoxy, bolts, mounts] = list.lines.map(
      ({ line }) => line.title,
    )
    expect(quoteDraft('Hall', list, address)).toEqual({
      subject: 'Quote for a stair: Hall',
      body: [
        'Hello,',
        '',
        'please send me a quote for this stair:',
        address,
        '',
        `40 x ${bars}, $359.60`,
        `40 x ${shoes}, $359.60`,
        `1 x ${rail}, $139.99`,
        `2 x ${newels}, $349.98`,
        `1 x ${epoxy}, $34.99`,
        `2 x ${bolts}, $15.98`,
        `2 x ${mounts}, $59.98`,
        'Total of the list: $1,320.12',
        '',
        'My address and telephone number:',
        '',
      ].join('\n'),
    })
  })

  test('leaves lines out rather than growing too long, and says so', () => {
    const [first] = list.lines
    if (first === undefined) throw new Error('an empty list')
    const many = { lines: Array.from({ length: 60 }, () => first), totalCents: 60 * 35_960 }
    const { subject, body } = quoteDraft('Hall', many, address)
    const shown = body.split('\n').filter((line) => line.startsWith('40 x ')).length
    expect(body).toContain(`And ${60 - shown} lines more: the link has all of them.`)
    expect(body).toContain('Total of the list: $21,576.00')
    const lines = body.replaceAll('\n', '\r\n')
    const length = encodeURIComponent(subject).length + encodeURIComponent(lines).length
    expect(length).toBeLessThanOrEqual(1800)
    // One more line would not have fitted.
    expect(
      length + encodeURIComponent(`40 x ${first.line.title}, $359.60\r\n`).length,
    ).toBeGreaterThan(1800)
  })

  test('is still a mail with a link of its greatest length', () => {
    const long = `https://millrun.example/designer#${'x'.repeat(1800)}`
    const { body } = quoteDraft('Hall', list, long)
    expect(body).toContain(long)
    expect(body).toContain('And 7 lines more: the link has all of them.')
  })
})
