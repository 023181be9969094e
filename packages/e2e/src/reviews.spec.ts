import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './shop-test.ts'
import { sidewaysScroll, visit } from './visit.ts'

/** A bracket that no other journey looks at. */
const BRACKET = { id: 'br-702', path: '/product/br-702', gallery: '/gallery/brackets' }
const WORDS = 'It fits the stringer as drawn. </script><b>Painted</b> & done.'

/** A buyer has written something, and nobody has decided about it for three days. */
function writeReview(): void {
  const database = new DatabaseSync(path.join(process.env['E2E_DATA_DIR'] ?? '', 'orders.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  const at = new Date().toISOString()
  database
    .prepare(
      `insert into ratings (id, product_id, stars, text, name, written_at, status, decide_by, version)
       values (?, ?, 4, ?, 'Ada T.', ?, 'waiting', ?, 1)`,
    )
    .run(randomUUID(), BRACKET.id, WORDS, at, at)
  database.close()
}

test('a first review takes the place of the sample, on the page and for machines', async ({
  page,
  request,
}) => {
  const html = async () => (await request.get(BRACKET.path)).text()
  expect(await html()).toContain('sample rating')
  expect(await html()).not.toContain('aggregateRating')
  writeReview()
  await expect.poll(html, { timeout: 60_000 }).toContain('aggregateRating')
  const printed = await html()
  expect(printed).not.toContain('sample rating')
  expect(printed).toContain('It fits the stringer as drawn. &lt;/script&gt;&lt;b&gt;Painted')

  await visit(page, BRACKET.path)
  const part = page.getByRole('region', { name: 'Reviews' })
  await expect(part.getByText(WORDS)).toBeVisible()
  await expect(part.getByText('4.0 out of 5, 1 review')).toBeVisible()
  const facts = page.locator('script[type="application/ld+json"]')
  const said = (await facts.allTextContents()).map((text) => JSON.parse(text))
  expect(said).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      aggregateRating: expect.objectContaining({ ratingValue: '4.0', ratingCount: 1 }),
      review: [expect.objectContaining({ reviewBody: WORDS, datePublished: expect.any(String) })],
    }),
  )
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('the reviews come as well when the page is reached from another one', async ({ page }) => {
  await visit(page, BRACKET.gallery)
  await page.locator(`a[href="${BRACKET.path}"]`).first().click()
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText(WORDS)).toBeVisible()
  await expect(page.getByText('(1 review)')).toBeVisible()
})
