import { FINISH, HAND } from '@millrun/catalogue/option-group'
import { expect, test } from 'vitest'
import { chosenPicture, pictureViews } from './picture-views.ts'

const bar = { id: 'm-399', optionGroups: [FINISH] }
const post = { id: 'c-2005', optionGroups: [] }

test('shows a product in each of its finishes, then its drawing', () => {
  const views = pictureViews(bar)
  expect(views).toHaveLength(8)
  expect(views[0]).toEqual({ label: 'Satin Black', src: '/pictures/m-399.svg' })
  expect(views[2]).toEqual({ label: 'Copper Vein', src: '/pictures/m-399-cv.svg' })
  expect(views.at(-1)).toEqual({ label: 'Drawing', src: '/drawings/m-399.svg' })
})

test('shows a product without finishes in one picture', () => {
  expect(pictureViews(post).map((view) => view.src)).toEqual([
    '/pictures/c-2005.svg',
    '/drawings/c-2005.svg',
  ])
})

test('lets the picture follow the finish', () => {
  expect(chosenPicture(bar, {})).toBe('/pictures/m-399.svg')
  expect(chosenPicture(bar, { finish: 'sb' })).toBe('/pictures/m-399.svg')
  expect(chosenPicture(bar, { finish: 'cv' })).toBe('/pictures/m-399-cv.svg')
  expect(chosenPicture(post, { species: 'poplar' })).toBe('/pictures/c-2005.svg')
})

test('shows which is the left and which the right', () => {
  const volute = { id: 'f-7210', optionGroups: [HAND] }
  expect(pictureViews(volute).map((view) => view.label)).toEqual(['Left', 'Right', 'Drawing'])
  expect(chosenPicture(volute, {})).toBe('/pictures/f-7210-l.svg')
  expect(chosenPicture(volute, { hand: 'r' })).toBe('/pictures/f-7210-r.svg')
})
