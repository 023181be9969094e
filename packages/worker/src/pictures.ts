import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { isShopKept } from './kept-build.ts'

/** More than anybody looks at in a visit; some 10 MB. */
const MOST = 400

/** Stands for a picture that nobody has seen here yet, while the network is away. */
const UNSEEN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" fill="none" stroke="#8c8271" opacity=".6"><path vector-effect="non-scaling-stroke" d="M51 72h18v16H51zm0 12 5-5 4 4 3-3 6 6"/></svg>`

/** Pictures as they were seen, brought up to date behind the visitor's back; the oldest go. */
export function seenPictures(): StaleWhileRevalidate {
  return new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [
      bounded(),
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok && (await isShopKept()) ? response : null,
        handlerDidError: async () => unseenPicture(),
      },
    ],
  })
}

/** As the library says it, where a property that is there is not undefined. */
function bounded() {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: MOST,
    purgeOnQuotaError: true,
  })
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}

function unseenPicture(): Response {
  return new Response(UNSEEN, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  })
}
