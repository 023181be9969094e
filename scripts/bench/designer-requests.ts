import { chromium, type Page } from '@playwright/test'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** Without a graphics card, on a machine that is busy. */
const LATEST_MS = 300_000

/** How often the designer asks, and for how many bytes, until its drawing answers and until it shows 3D. */
export async function designerRequestsLine(origin: string, browserPath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage(PHONE)
    page.setDefaultTimeout(LATEST_MS)
    const fetched = await countFetched(page)
    await page.goto(`${origin}/designer`, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const control = document.querySelector('[data-stage] input')
      return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    })
    const alive = fetched()
    await page.getByRole('group', { name: 'Turn and zoom' }).waitFor()
    return `Of the designer, requests: ${alive} until its drawing answers, ${fetched()} until it shows 3D`
  } finally {
    await browser.close()
  }
}

/** Gives back how to read what has been fetched by then. */
async function countFetched(page: Page): Promise<() => string> {
  let [requests, bytes] = [0, 0]
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  return () => `${requests} with ${(bytes / 1000).toFixed(0)} kB`
}
