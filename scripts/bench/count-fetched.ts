import type { Page } from '@playwright/test'

/** The phone that Lighthouse measures on. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Gives back how to read what a page has fetched over the network since that was read last. */
export async function countFetched(page: Page): Promise<() => string> {
  let [requests, bytes] = [0, 0]
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    requests += 1
    bytes += encodedDataLength
  })
  return () => {
    const said = `${(bytes / 1000).toFixed(1)} kB in ${requests} requests`
    ;[requests, bytes] = [0, 0]
    return said
  }
}
