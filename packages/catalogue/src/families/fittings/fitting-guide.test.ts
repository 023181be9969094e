import { expect, test } from 'vitest'
import { FITTING_GUIDE } from './fitting-guide.ts'
import { FITTING_KINDS } from './fitting.ts'

test('the guide has an entry with hotspots for every kind of fitting', () => {
  expect(Object.keys(FITTING_GUIDE)).toEqual(Object.keys(FITTING_KINDS))
  for (const { hotspots } of Object.values(FITTING_GUIDE)) {
    expect(hotspots.length).toBeGreaterThan(0)
  }
})

test('hotspots lie on the drawing, far enough apart to be touched', () => {
  const hotspots = new Set(Object.values(FITTING_GUIDE).flatMap((entry) => entry.hotspots))
  for (const { xPercent, yPercent } of hotspots) {
    expect(Math.min(xPercent, yPercent)).toBeGreaterThan(5)
    expect(Math.max(xPercent, yPercent)).toBeLessThan(95)
  }
  for (const { hotspots: shown } of Object.values(FITTING_GUIDE)) {
    const close = shown.flatMap((spot, index) =>
      shown.slice(index + 1).filter((other) => {
        const [x, y] = [spot.xPercent - other.xPercent, spot.yPercent - other.yPercent]
        return Math.hypot(x, y) <= 5
      }),
    )
    expect(close).toEqual([])
  }
})
