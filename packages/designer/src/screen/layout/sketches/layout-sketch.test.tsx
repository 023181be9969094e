import { cleanup, render } from '@testing-library/react'
import { type Hand, type Layout, LAYOUTS } from '@millrun/stair/design/design'
import { afterEach, expect, test } from 'vitest'
import { pathHull } from '../../../testing/path-hull.ts'
import { LayoutSketch } from './layout-sketch.tsx'

afterEach(cleanup)

function sketch(layout: Layout, turn: Hand = 'left') {
  const { container } = render(<LayoutSketch layout={layout} turn={turn} />)
  const svg = container.querySelector('svg')
  const box = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  cleanup()
  return { box, paths }
}

test.each(LAYOUTS)('%s is drawn within its picture', (layout) => {
  const { box, paths } = sketch(layout)
  const [left = 0, top = 0, width = 0, height = 0] = box
  expect(paths.length).toBeGreaterThan(0)
  for (const [x, y] of paths.flatMap(pathHull)) {
    expect(x).toBeGreaterThanOrEqual(left)
    expect(x).toBeLessThanOrEqual(left + width)
    expect(y).toBeGreaterThanOrEqual(top)
    expect(y).toBeLessThanOrEqual(top + height)
  }
})

test('no two layouts look the same', () => {
  const pictures = LAYOUTS.map((layout) => sketch(layout).paths.join())
  expect(new Set(pictures).size).toBe(LAYOUTS.length)
})

test.each(['l-landing', 'u-landing', 'l-winder', 'u-winder'] as const)(
  '%s turns to the side that it is asked to',
  (layout) => {
    const [left, right] = [sketch(layout, 'left'), sketch(layout, 'right')]
    expect(left.paths).not.toEqual(right.paths)
    // the same height of picture, on the other side of the way in
    expect(left.box[3]).toBe(right.box[3])
    expect(left.box[1]).toBeLessThan(right.box[1] ?? 0)
  },
)

test('a straight stair shows seven treads and the way up along their middle', () => {
  const { paths } = sketch('straight')
  const [treads = '', , way = ''] = paths
  expect(treads.match(/M/g)).toHaveLength(7)
  expect(way).toMatch(/^M3 0L53 0/)
})
