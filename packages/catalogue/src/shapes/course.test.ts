import { describe, expect, it } from 'vitest'
import type { CourseStep, FittingShape } from './fitting-shape.ts'
import { fittingSize } from './fitting-sizes.ts'
import { walkCourse } from './course.ts'

/** A rail 2" wide and 2" high. */
function fitting(course: readonly CourseStep[], isRightHand = false): FittingShape {
  const halfSection = [
    [0, 0],
    [1, 0],
    [1, 2],
    [0, 2],
  ] as const
  return { kind: 'fitting', halfSection, startHeadingDeg: 0, startSlopeDeg: 0, course, isRightHand }
}

const end = (shape: FittingShape) => walkCourse(shape).places.at(-1)

describe('a course', () => {
  it('turns left by a quarter about its radius', () => {
    const place = end(fitting([{ kind: 'turn', radiusIn: 5, angleDeg: 90 }]))
    expect(place?.alongIn).toBeCloseTo(5)
    expect(place?.leftIn).toBeCloseTo(5)
    expect(place?.headingDeg).toBeCloseTo(90)
  })

  it('goes the other way for the right hand', () => {
    const place = end(fitting([{ kind: 'turn', radiusIn: 5, angleDeg: 90 }], true))
    expect(place?.leftIn).toBeCloseTo(-5)
    expect(place?.headingDeg).toBeCloseTo(-90)
  })

  it('eases up to plumb and rises from there', () => {
    const place = end(
      fitting([
        { kind: 'ease', radiusIn: 6, angleDeg: 90 },
        { kind: 'straight', lengthIn: 4 },
      ]),
    )
    expect(place?.alongIn).toBeCloseTo(6)
    expect(place?.upIn).toBeCloseTo(10)
  })

  it('climbs a turn at its slope', () => {
    const start = fitting([{ kind: 'turn', radiusIn: 4, angleDeg: 90 }])
    const place = end({ ...start, startSlopeDeg: 45 })
    expect(place?.upIn).toBeCloseTo((4 * Math.PI) / 2, 1)
  })

  it('widens the section on a mitre', () => {
    const { places } = walkCourse(
      fitting([
        { kind: 'straight', lengthIn: 3 },
        { kind: 'turn', radiusIn: 0, angleDeg: 90 },
        { kind: 'straight', lengthIn: 3 },
      ]),
    )
    expect(places.map(({ widening }) => Number(widening.toFixed(3)))).toEqual([1, 1.414, 1])
    expect(places.map(({ headingDeg }) => headingDeg)).toEqual([0, 45, 90])
  })

  it('lays an eye beside the rail, its rim on the rail’s outer side', () => {
    const { discs } = walkCourse(fitting([{ kind: 'eye', diameterIn: 5 }]))
    expect(discs[0]?.leftIn).toBeCloseTo(1.5)
    expect(discs[0]?.radiusIn).toBe(2.5)
  })

  it('gives the box that a capped rail goes into', () => {
    const shape = fitting([
      { kind: 'cap', diameterIn: 4 },
      { kind: 'straight', lengthIn: 6 },
    ])
    expect(fittingSize(shape)).toEqual({ lengthIn: 8, widthIn: 4, heightIn: 2 })
  })
})
