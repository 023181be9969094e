import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './visit.ts'

type Step = 'Choose background' | 'Pick balusters' | 'Customize layout' | 'Save and share'

/** From now on the browser is one that cannot draw in 3D: without a graphics card that is slow. */
export async function drawFlat(page: Page): Promise<void> {
  await page.addInitScript(refuseWebGl)
}

/** Opens the stair designer as a browser shows it that cannot draw in 3D. */
export async function openDesigner(page: Page, link = ''): Promise<void> {
  await drawFlat(page)
  await visit(page, `/designer${link}`)
  await expect(page.getByRole('tab', { name: 'Choose background' })).toBeVisible()
}

/** Goes to a step of the design, and gives back what stands there. */
export async function openStep(page: Page, name: Step): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

/** What the lines of the parts list come to, added up as they are shown. */
export async function shownCents(panel: Locator): Promise<number> {
  const items = panel.getByRole('region', { name: 'Parts list' }).getByRole('listitem')
  await expect(items).not.toHaveCount(0)
  const lines = await items.allInnerTexts()
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

/** The price of a line, which is not that of each; supplies of other shops have none. */
function lineCents(line: string): number {
  const price = /\$(?<dollars>[\d,]+)\.(?<cents>\d\d)(?!\s*each)/.exec(line)?.groups
  return price === undefined
    ? 0
    : Number(price['dollars']?.replaceAll(',', '')) * 100 + Number(price['cents'])
}

/** `$1,234.50`. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

function refuseWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null
}
