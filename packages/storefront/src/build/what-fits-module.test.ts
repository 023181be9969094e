import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { brackets } from '@millrun/catalogue/families/brackets/brackets'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import { expect, test } from 'vitest'
import { whatFitsModule } from './what-fits-module.ts'

async function whatFits(): Promise<Readonly<Record<string, object>>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(whatFitsModule())}`)
}

test('gives the browser what fits each iron baluster', async () => {
  const { matchedSets = {} } = await whatFits()
  expect(matchedSets).toMatchObject({
    'm-399': { flatShoe: { id: 'sh-100', size: {} }, pitchShoe: { id: 'sh-103', size: {} } },
    'm-509': { pitchShoe: { id: 'sh-123', size: { size: '1-2' } } },
  })
  expect(Object.keys(matchedSets)).toHaveLength(ironBalusters.length)
})

test('gives the browser the bars that each shoe, knuckle and collar slides on', async () => {
  const { slipOns = {} } = await whatFits()
  expect(slipOns).toMatchObject({
    'sh-100': { kind: 'shoe', bars: [{ section: 'square', barIn: 0.5, size: {} }] },
    'co-330': { kind: 'collar', bars: [{ section: 'round', barIn: 0.75 }] },
    'knuckle-1': { kind: 'knuckle' },
  })
  // The shoe, the knuckle and the collar of the bundle are accessories.
  expect(Object.keys(slipOns)).toHaveLength(shoesKnuckles.length + 3)
})

test('gives the browser the rails that each bracket suits', async () => {
  const { railsOnBrackets = {} } = await whatFits()
  expect(railsOnBrackets).toMatchObject({ 'br-301': ['c-6045'], 'br-501': [] })
  expect(Object.keys(railsOnBrackets)).toHaveLength(brackets.length)
})
