import { expect, test } from './shop-test.ts'
import { sidewaysScroll, untilLaidOut, visit } from './visit.ts'

test('a gallery is laid out to its end once it stands, without being scrolled', async ({
  page,
}) => {
  for (const gallery of ['iron-balusters', 'wood-balusters']) {
    await visit(page, `/gallery/${gallery}`)
    await untilLaidOut(page)
  }
})

test('no measure on a card is parted at the end of a line @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const gallery of ['fittings', 'brackets', 'newels', 'treads']) {
    await visit(page, `/gallery/${gallery}`)
    const parted = await page.getByRole('main').evaluate((main) => {
      const found: string[] = []
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const measure of (text.nodeValue ?? '').matchAll(/\d+-\d+\/\d+/g)) {
          const range = document.createRange()
          range.setStart(text, measure.index)
          range.setEnd(text, measure.index + measure[0].length)
          if (range.getClientRects().length > 1) found.push(text.nodeValue ?? '')
        }
      }
      return found
    })
    expect(parted, gallery).toEqual([])
  }
})

test('the home page closes with teasers, what customers say, and the ways to reach us', async ({
  page,
}) => {
  await visit(page, '/')
  const sections = page.getByRole('main').getByRole('region')
  const names = await sections.evaluateAll((regions) =>
    regions.map((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
      return region.getAttribute('aria-label') ?? heading?.textContent ?? ''
    }),
  )
  expect(names.slice(-4)).toEqual([
    'From the bench',
    'What customers say',
    'Reach us',
    expect.stringMatching(/^Not sure what fits\?/),
  ])
})

test('a layout keeps to the width of a phone when its pictures do not come', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/pictures/**', (route) => route.abort())
  for (const number of [1, 2, 3]) {
    await visit(page, `/designs/${number}`)
    expect(await sidewaysScroll(page), `design ${number}`).toBe(0)
  }
  complaints.length = 0
})
