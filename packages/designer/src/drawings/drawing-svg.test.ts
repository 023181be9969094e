import { expect, test } from 'vitest'
import { drawingSvg } from './drawing-svg.ts'
import { drawnBounds, type StairDrawing } from './stair-drawing.ts'

const SHELF: StairDrawing = {
  id: 'shelf',
  title: 'Shelf',
  lines: [
    {
      of: 'step',
      points: [
        [0, 0],
        [40, 10],
      ],
      isClosed: false,
    },
  ],
  dimensions: [
    { from: [0, 25], to: [40, 25], runs: 'horizontally', atIn: -12, label: '40"' },
    { from: [0, 0], to: [0, 10], runs: 'vertically', atIn: -8, label: '10"' },
  ],
}

test('lines of numbers belong to the size of a drawing, the places that they measure do not', () => {
  expect(drawnBounds(SHELF)).toEqual({ leastIn: [-8, -12], mostIn: [40, 10] })
})

test('a drawing says what it is to who does not see it, whatever its name holds', () => {
  const svg = drawingSvg(SHELF, 'A & B <plan>', 320, 200)
  expect(svg).toContain('viewBox="0 0 320 200"')
  expect(svg).toContain('role="img"')
  expect(svg).toContain('<title>A &amp; B &lt;plan&gt;</title>')
})

test('one that stands beside its words says nothing', () => {
  const svg = drawingSvg(SHELF, '', 320, 200)
  expect(svg).toContain('aria-hidden="true"')
  expect(svg).not.toMatch(/role=|<title>/)
})
