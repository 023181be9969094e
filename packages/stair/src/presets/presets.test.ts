import { describe, expect, test } from 'vitest'
import { codeCheck } from '../code-check/code-check.ts'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { presets } from './presets.ts'

test('there are three, each with a name of its own', () => {
  expect(new Set(presets.map(({ id }) => id)).size).toBe(3)
})

describe.each(presets)('$name', ({ design }) => {
  const stair = buildStair(design)

  test('has nothing wrong with it', () => {
    expect(stair.problems).toEqual([])
  })

  test('fails no rule of the code', () => {
    const failed = codeCheck(stair, IRC_2021).filter(({ verdict }) => verdict === 'fail')
    expect(failed).toEqual([])
  })

  test('needs no excuse in its parts list', () => {
    expect(partsList(stair).notes).toEqual([])
  })
})

test('all iron comes in all seven finishes, so that another finish changes nothing else', () => {
  const finishes = presets.flatMap(({ design }) =>
    buildStair(design).parts.styles.flatMap((style) =>
      style.kind === 'iron' ? [style.product.availableColors.length] : [],
    ),
  )
  expect(finishes).toEqual([7, 7, 7])
})

test('the first shows knuckles and baskets on 14 risers', () => {
  const stair = buildStair(presets[0].design)
  const styles = new Set(
    stair.bays.flatMap((bay) => bay.balusters.map((one) => one.style.product.id)),
  )
  expect(stair.steps.risers).toBe(14)
  expect(styles).toEqual(new Set(['m-501', 'm-399']))
})
