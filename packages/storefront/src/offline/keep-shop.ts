import { WORKER } from '@millrun/commerce/kept-shop/addresses'
import { idle } from '@millrun/ui/first/when-idle'

/** Has the browser keep the shop, so that it works without a network; looks for a newer worker where there is another build. */
export async function keepShop(isOther: boolean): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.register(WORKER)
    if (isOther) await registration?.update()
    void passPictures()
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden, or the network has gone: nothing is kept
    console.warn('The shop could not be kept in this browser:', error)
  }
}

/** Whether all pictures that this page has seen have passed by a worker, which keeps them. */
let arePassed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** What was seen before there was a worker passes by it once more, one by one, out of the browser's own cache. */
async function passPictures(): Promise<void> {
  if (arePassed) return
  arePassed = true
  await navigator.serviceWorker.ready
  const seen = Array.from(document.images).filter(({ complete }) => complete)
  for (const address of new Set(seen.map(({ currentSrc }) => currentSrc))) {
    await idle()
    await fetch(address).catch(() => undefined)
  }
}
