import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { cutListPdf } from './cut-list-pdf.ts'

const address = 'https://millrun.example/designer#d=1'

interface Read {
  readonly pages: number
  /** What is written on them, line by line, without spaces. */
  readonly text: string
}

/** Text of a PDF stands in its compressed streams, in pieces between which letters are moved together. */
async function read(file: File): Promise<Read> {
  const bytes = Buffer.from(await file.bytes())
  const raw = bytes.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  )
  const lines = streams.join('\n').match(/\[.*\] TJ/g) ?? []
  const text = lines.map((line) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  )
  return { pages: raw.match(/\/Type \/Page\b/g)?.length ?? 0, text: text.join('\n') }
}

describe('the cut list for print', () => {
  test('of a usual stair is one page of US Letter that says everything', async () => {
    const file = await cutListPdf(buildStair(TWISTS_AND_BASKETS), address)
    const { pages, text } = await read(file)
    expect(file.name).toBe('bronze-twists-and-baskets-cut-list.pdf')
    expect(pages).toBe(1)
    expect(Buffer.from(await file.bytes()).toString('latin1')).toContain('/MediaBox [0 0 612 792]')
    for (const said of [
      'Bronze twists and baskets',
      '13 pieces of 44"',
      '37-3/8"',
      '6-5/8" left',
      '1 length of 192"',
      'Rail Bolt Kit',
      'Check your local code',
      address,
      'Page 1 of 1',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('takes as many pages as it needs, each with its number', async () => {
    const design = {
      ...USUAL_DESIGN,
      layout: 'u-landing',
      left: 'open',
      right: 'open',
      totalRiseIn: 200,
      risers: 30,
      steps: 'new',
      pattern: { styles: ['m-301', 'm-405', 'm-102'], order: [0, 1, 2] },
    } as const
    const { pages, text } = await read(await cutListPdf(buildStair(design), address))
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain(`Page ${pages} of ${pages}`)
  })

  test('is written for every preset, and for a name that no typeface has', async () => {
    for (const { design } of presets) {
      const file = await cutListPdf(buildStair({ ...design, name: '楼梯' }), address)
      expect((await read(file)).text).toContain('??')
      expect(file.name).toBe('楼梯-cut-list.pdf')
    }
  })
})
