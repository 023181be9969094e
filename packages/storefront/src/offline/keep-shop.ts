import { WORKER } from '@millrun/commerce/kept-shop/addresses'

/** Has the browser keep the shop, so that it works without a network; looks for a newer worker where there is another build. */
export async function keepShop(isOther: boolean): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.register(WORKER)
    if (isOther) await registration?.update()
    void showPictures()
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage is full or forbidden, or the network has gone: nothing is kept
    console.warn('The shop could not be kept in this browser:', error)
  }
}

/** What was seen before there was a worker passes by it once more, out of the browser's own cache. */
async function showPictures(): Promise<void> {
  await navigator.serviceWorker.ready
  const seen = Array.from(document.images).filter(({ complete }) => complete)
  await Promise.allSettled(seen.map(({ currentSrc }) => fetch(currentSrc)))
}
