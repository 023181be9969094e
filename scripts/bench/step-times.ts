import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'

/** Milliseconds from the press and from the click until the next page is painted, and what was asked for until then. */
export interface StepTimes {
  readonly press: number
  readonly click: number
  readonly requests: number
}

const ROUNDS = 10
/** What the gallery fetches ahead is fetched by then. */
const SETTLES_MS = 2500
const CARD = 1
/** So long a hand holds a button of the mouse down. */
const PRESS_MS = 80

/** A step from a gallery to a product in a window of its own, ten times; the processor as many times slower. Medians. */
export async function stepTimes(
  browser: Browser,
  origin: string,
  slower: number,
): Promise<StepTimes> {
  const times: StepTimes[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await oneStep(browser, origin, slower))
  return {
    press: median(times.map(({ press }) => press)),
    click: median(times.map(({ click }) => click)),
    requests: Math.max(...times.map(({ requests }) => requests)),
  }
}

async function oneStep(browser: Browser, origin: string, slower: number): Promise<StepTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/gallery/iron-balusters`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLES_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await pressCard(page)
  } finally {
    await context.close()
  }
}

async function pressCard(page: Page): Promise<StepTimes> {
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(CARD)
  const title = await link.innerText()
  const watched = page.evaluate(watchStep, title)
  await link.hover()
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  return watched
}

/** In the page: waits for the step to the product of this title, to the frame that shows its heading. */
function watchStep(title: string): Promise<StepTimes> {
  return new Promise((resolve) => {
    const from = { press: 0 }
    const once = { capture: true, once: true }
    document.addEventListener('pointerdown', ({ timeStamp }) => (from.press = timeStamp), once)
    document.addEventListener(
      'click',
      ({ timeStamp: click }) => {
        requestAnimationFrame(function look() {
          const headings = [...document.querySelectorAll('h1')]
          if (!headings.some((one) => one.innerText === title && one.checkVisibility())) {
            requestAnimationFrame(look)
            return
          }
          // After the frame that is being made now.
          setTimeout(() => {
            const painted = performance.now()
            const asked = performance.getEntriesByType('resource')
            resolve({
              press: painted - from.press,
              click: painted - click,
              requests: asked.filter(
                ({ startTime }) => startTime > from.press && startTime < painted,
              ).length,
            })
          })
        })
      },
      once,
    )
  })
}
