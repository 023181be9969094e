import { chromium, type CDPSession, type Page } from '@playwright/test'
import { manyProducts } from '@millrun/catalogue/testing/many-products'
import { findChromium } from '../../../../../scripts/test/find-program.ts'
import { serveMany } from './serve-many.ts'
import { tasksMs } from './task-times.ts'

/**
 * Prints what a gallery of thousands of cards asks of a browser: until its first row stands, frames while it is scrolled
 * from its top by the wheel, and how long a filter keeps the page from answering; on this machine, and on one that is
 * four times slower.
 */
const CARDS = 8000
const PORT = Number(process.env['BENCH_PORT'] ?? 3430)
const GALLERY = `http://127.0.0.1:${PORT}/gallery/iron-balusters`
const SLOWER = [1, 4]
const SCROLL = { px: 60_000, pxPerSecond: 4000 }
/** At 60 frames in a second one takes 16.7 ms; a late one is the next one’s time too. */
const FRAME_MS = 1000 / 60

const found = findChromium()
if (found === undefined) process.stdout.write('Left out, Chromium is missing.\n')
else await measureAll(found)

async function measureAll(executablePath: string): Promise<void> {
  const stop = await serveMany(productsWith(CARDS), PORT)
  const browser = await chromium.launch({ executablePath })
  try {
    for (const slower of SLOWER) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      print(`${CARDS} cards, processor ${slower}x slower`)
      await printGallery(page, session)
      await context.close()
    }
  } finally {
    await browser.close()
    await stop()
  }
}

/** As many products as it takes for so many iron balusters. */
function productsWith(count: number) {
  const iron = manyProducts(2 * count + 20_000).filter(({ family }) => family === 'iron-balusters')
  return iron.slice(0, count)
}

async function printGallery(page: Page, session: CDPSession): Promise<void> {
  await page.addInitScript(watchPage)
  await page.goto(GALLERY)
  await page.getByRole('listitem').first().waitFor()
  const firstRow = await page.evaluate(() => performance.now())
  // Until all that comes when idle has come.
  await page.waitForLoadState('networkidle')
  const { cards, nodes } = await page.evaluate(() => ({
    cards: document.querySelectorAll('li[aria-posinset]').length,
    nodes: document.querySelectorAll('*').length,
  }))
  print(
    `  first row after ${firstRow.toFixed(0)} ms; ${cards} cards, ${nodes} elements in the page`,
  )
  await page.evaluate(() => window.startFrames())
  const tasks = await tasksMs(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 800,
      y: 400,
      yDistance: -SCROLL.px,
      speed: SCROLL.pxPerSecond,
      gestureSourceType: 'mouse',
    }),
  )
  const { frames, longTasks } = await page.evaluate(() => window.seen)
  const late = frames.filter((ms) => ms > 1.5 * FRAME_MS)
  const worst = Math.max(...frames)
  const shown = await page.evaluate(() => document.querySelectorAll('li[aria-posinset]').length)
  print(
    `  scrolled ${SCROLL.px} px: ${frames.length} frames, ${late.length} late (${((100 * late.length) / frames.length).toFixed(1)} %), the longest ${worst.toFixed(0)} ms; ${longTasks.length} tasks over 50 ms, ${shown} cards in the page`,
  )
  print(`  of processor time ${tasksText(tasks)}`)
  await page.keyboard.press('Home')
  const pressed = await tasksMs(page, async () => {
    await page.getByRole('checkbox', { name: /Twist/ }).first().click()
    await page.waitForLoadState('networkidle')
  })
  print(`  a filter, of processor time ${tasksText(pressed)}`)
}

function tasksText(tasks: readonly number[]): string {
  const all = tasks.reduce((sum, ms) => sum + ms, 0)
  const long = tasks.filter((ms) => ms > FRAME_MS)
  return `${all.toFixed(0)} ms in ${tasks.length} tasks, ${long.length} longer than a frame, the longest ${Math.max(...tasks).toFixed(1)} ms`
}

/** What a page has seen: how long frames took, and tasks that kept it from answering. */
interface Seen {
  frames: number[]
  longTasks: number[]
}

declare global {
  interface Window {
    seen: Seen
    startFrames: () => void
  }
}

function watchPage(): void {
  window.seen = { frames: [], longTasks: [] }
  new PerformanceObserver((list) => {
    window.seen.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  window.startFrames = () => {
    window.seen.longTasks.length = 0
    let before = performance.now()
    const next = (now: number) => {
      window.seen.frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
