import { expect, test } from './shop-test.ts'
import { untilLaidOut, visit } from './visit.ts'

test('a step to a baluster of one finish that was pointed at asks nothing until it is painted', async ({
  page,
}) => {
  await visit(page, '/gallery/iron-balusters')
  await page.waitForLoadState('networkidle')
  // Every page is fetched by then.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /product-page-/.test(name)),
  )
  const link = page
    .getByRole('main')
    .getByRole('link', { name: 'Artistic Forge Iron Baluster' })
    .first()
  await link.hover()
  // What a card shows to who points at it, and what comes next.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['m-956-whole', 'm-956-800'].every((part) => fetched.some((one) => one.includes(part)))
  })
  const asked = page.evaluate(askedUntilPainted, 'Artistic Forge Iron Baluster')
  await link.click()
  expect(await asked).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artistic Forge Iron Baluster')
  await expect(page.getByRole('heading', { name: 'M-956, drawn' })).toBeVisible()
})

/** In the page: what is asked for from the press until the heading of this text is painted. */
function askedUntilPainted(title: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    let pressed = 0
    function look(): void {
      const headings = [...document.querySelectorAll('h1')]
      if (!headings.some((one) => one.innerText === title && one.checkVisibility())) {
        requestAnimationFrame(look)
        return
      }
      setTimeout(() => {
        const asked = performance.getEntriesByType('resource')
        resolve(asked.filter(({ startTime }) => startTime > pressed).map(({ name }) => name))
      })
    }
    document.addEventListener('pointerdown', ({ timeStamp }) => {
      pressed = timeStamp
      requestAnimationFrame(look)
    })
  })
}

test('Back shows a gallery as it was left, and where', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  await untilLaidOut(page)
  const main = page.getByRole('main')
  const far = main.getByRole('listitem').getByRole('link').nth(40)
  await far.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => window.scrollY > 1000)
  const before = await page.evaluate(() => window.scrollY)
  const title = await far.innerText()
  await far.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.waitForFunction(() => window.scrollY === 0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iron Balusters')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(far).toBeInViewport()
})

test('a step ends at the top of its page, also where the browser gives the way up', async ({
  page,
}) => {
  await visit(page, '/gallery/iron-balusters')
  await untilLaidOut(page)
  const far = page.getByRole('main').getByRole('listitem').getByRole('link').nth(40)
  await far.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => window.scrollY > 1000)
  await page.evaluate(breakOffNextWay)
  await far.click()
  await page.waitForFunction(() => 'brokenOffAt' in document.body.dataset)
  await page.waitForFunction(() => window.scrollY === 0)
})

/** In the page: stops what scrolls once it is on its way, as a page that changes under it does. */
function breakOffNextWay(): void {
  let before = 5
  document.addEventListener('scroll', function count() {
    before -= 1
    if (before > 0) return
    document.removeEventListener('scroll', count)
    const { scrollY } = window
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    document.body.dataset['brokenOffAt'] = `${scrollY}`
  })
}
