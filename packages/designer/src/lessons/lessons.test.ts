import { describe, expect, test } from 'vitest'
import { codeCheck } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import { readDesignLink } from '../link/design-link.ts'
import { buildStair } from '@millrun/stair/model/build-stair'
import { levelSums, treadSums } from './baluster-sums.ts'
import { lessonDrawings } from './lesson-drawings.ts'
import { LESSON_STAIRS } from './lesson-stairs.ts'
import { stairFigures } from './stair-figures.ts'

const { opening: _, ...ARTICLES } = LESSON_STAIRS

describe.each(Object.values(ARTICLES))('$name', (design) => {
  const figures = stairFigures(design)

  test('has the measures that the articles name in words', () => {
    expect(figures).toMatchObject({
      risers: 14,
      treads: 13,
      totalRise: '107"',
      rise: '7-5/8"',
      run: '10"',
      width: '40"',
    })
  })

  test('fails no rule of the code', () => {
    const checks = codeCheck(buildStair(design), IRC_2021)
    expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  })

  test('costs what its lines come to', () => {
    const sum = figures.lines.reduce(
      (cents, { unitCents, quantity }) => cents + unitCents * quantity,
      0,
    )
    expect(figures.totalCents).toBe(sum)
  })

  test('opens from its link', () => {
    expect(readDesignLink(figures.link)).toEqual({ ok: true, design })
  })
})

test('the newel at the foot takes the place of one of 39 balusters', () => {
  expect(stairFigures(LESSON_STAIRS.balusters)).toMatchObject({ balusters: 38, gap: '2.83"' })
})

test('the two ways to run a rail take different parts', () => {
  expect(bought('post-to-post')).toContain('p-1010')
  expect(bought('over-the-post')).toEqual(
    expect.arrayContaining(['f-7210', 'f-7112', 'p-1020', 'c-8010']),
  )
})

test('a 40 inch stair with one return takes 13 treads of 42 inches and 14 risers', () => {
  const { lines } = stairFigures(LESSON_STAIRS.treads)
  const steps = lines.filter(({ group }) => group === 'steps')
  expect(steps.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['c-8075', 13],
    ['c-8092', 14],
    ['c-8130', 1],
  ])
  expect(steps[0]?.title).toContain('42"')
  expect(steps[1]?.title).toContain('7-1/4"')
})

test('a design that does not work has no figures', () => {
  const short = { ...LESSON_STAIRS['over-the-post'], start: 'easing' } as const
  expect(() => stairFigures(short)).toThrow(/too short/)
})

test('counts a tread by its run and the thinnest place of the baluster', () => {
  expect(treadSums(['m-101', 'c-5060'], [10, 11])).toMatchObject([
    {
      narrow: '1/2"',
      counts: [
        { count: 3, gap: '2.83"' },
        { count: 3, gap: '3.17"' },
      ],
    },
    {
      narrow: '1-1/4"',
      counts: [
        { count: 2, gap: '3.75"' },
        { count: 3, gap: '2.42"' },
      ],
    },
  ])
  expect(() => treadSums(['m-0'], [10])).toThrow('m-0')
})

test('counts a level rail of eight feet: 21 bars, not 24', () => {
  expect(levelSums(0.5, [96])).toEqual([{ clear: '96"', count: 21, gap: '3.89"', byThumb: 24 }])
})

test('draws every stair from above and from its open side', () => {
  const names = lessonDrawings(800).map(({ name }) => name)
  expect(names).toEqual(
    Object.keys(LESSON_STAIRS).flatMap((name) => [`${name}-plan`, `${name}-elevation`]),
  )
  for (const { svg } of lessonDrawings(420)) expect(svg).toMatch(/^<svg .*viewBox="0 0 420 \d+"/)
})

function bought(name: 'post-to-post' | 'over-the-post'): readonly string[] {
  return stairFigures(LESSON_STAIRS[name]).lines.map(({ productId }) => productId)
}
