import { FINISH, HAND, PROFILE, RISER_HEIGHT } from '@millrun/catalogue/choosing/option-group'
import { expect, test } from 'vitest'
import { pictureViews } from './picture-views.ts'

const oakOrPoplar = { 'red-oak': 100, poplar: 80 }

test('shows a product in each of its finishes, then its drawing', () => {
  const views = pictureViews({ id: 'm-399', optionGroups: [FINISH] })
  expect(views).toHaveLength(8)
  expect(views[0]).toEqual({
    label: 'Satin Black',
    src: '/pictures/m-399-800.webp',
    look: { finish: 'sb' },
  })
  expect(views[2]).toEqual({
    label: 'Copper Vein',
    src: '/pictures/m-399-cv-800.webp',
    look: { finish: 'cv' },
  })
  expect(views.at(-1)).toEqual({ label: 'Drawing', src: '/drawings/m-399.svg' })
})

test('shows further pictures between those of its choices and its drawing', () => {
  const detail = { label: 'Detail', src: '/pictures/f-7210-detail-800.webp' }
  const views = pictureViews({ id: 'f-7210', optionGroups: [HAND] }, [detail])
  expect(views.map(({ label }) => label)).toEqual(['Left', 'Right', 'Detail', 'Drawing'])
  expect(views.slice(2).map(({ look }) => look)).toEqual([undefined, undefined])
})

test('shows a product without choices that are seen in one picture', () => {
  const views = pictureViews({ id: 'standard-handrail', optionGroups: [PROFILE] })
  expect(views.map((view) => view.label)).toEqual(['Picture', 'Drawing'])
})

test('shows a product in each of its woods', () => {
  const views = pictureViews({ id: 'c-2005', optionGroups: [], species: oakOrPoplar })
  expect(views.map((view) => view.src)).toEqual([
    '/pictures/c-2005-800.webp',
    '/pictures/c-2005-poplar-800.webp',
    '/drawings/c-2005.svg',
  ])
})

test('knows which choice a picture of a wood stands for', () => {
  const [, poplar] = pictureViews({ id: 'c-2005', optionGroups: [], species: oakOrPoplar })
  expect(poplar?.look).toEqual({ species: 'poplar' })
})

test('shows woods where the other choice is not seen', () => {
  const views = pictureViews({ id: 'c-8090', optionGroups: [RISER_HEIGHT], species: oakOrPoplar })
  expect(views.map((view) => view.src)).toContain('/pictures/c-8090-poplar-800.webp')
})

test('shows which is the left and which the right', () => {
  const views = pictureViews({ id: 'f-7210', optionGroups: [HAND] })
  expect(views.map((view) => view.label)).toEqual(['Left', 'Right', 'Drawing'])
})

test('shows a tread for either hand in each of its woods', () => {
  const tread = { id: 'c-8010', optionGroups: [RISER_HEIGHT, HAND], species: oakOrPoplar }
  const views = pictureViews(tread)
  expect(views.map((view) => [view.label, view.src])).toEqual([
    ['Left, Red Oak', '/pictures/c-8010-l-800.webp'],
    ['Left, Poplar', '/pictures/c-8010-l-poplar-800.webp'],
    ['Right, Red Oak', '/pictures/c-8010-r-800.webp'],
    ['Right, Poplar', '/pictures/c-8010-r-poplar-800.webp'],
    ['Drawing', '/drawings/c-8010.svg'],
  ])
  expect(views[3]?.look).toEqual({ hand: 'r', species: 'poplar' })
})
