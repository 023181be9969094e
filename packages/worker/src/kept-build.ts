import { LAST_SHELF, NOW, SHELL } from '@millrun/commerce/kept-shop/addresses'
import { isAheadWelcome } from '@millrun/ui/first/is-ahead-welcome'
import { type Now, NowSchema } from '@millrun/commerce/kept-shop/now'

declare const self: ServiceWorkerGlobalScope & {
  /** What is kept of this build; workbox-build writes it here. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[]
}
/** The script that starts the shop of this build in browsers. */
declare const BUILD: string

const KEPT = self.__WB_MANIFEST.map(({ url }) => url)
const CACHES = 'build '
const CACHE = `${CACHES}${BUILD}`

/** Pages that let others in: they are the shell, under the headers that the server sends with them. */
const OWN_POLICY = ['/checkout', '/account']

/** So many files are fetched at a time. */
const LANES = 6

/** Fetches what this build is made of, as far as no build before it has left it here. */
export async function keepBuild(): Promise<void> {
  if (!isAheadWelcome()) throw new Error('nothing is fetched ahead over this network')
  const cache = await caches.open(CACHE)
  await keepShell(cache)
  const queue = KEPT.values()
  const lane = async () => {
    for (const url of queue) await keepFile(cache, url)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await keepShelf(await fetched(NOW))
}

/** Names change with what is in the files: a file that is kept is the right one. */
async function keepFile(cache: Cache, url: string): Promise<void> {
  await cache.put(url, (await caches.match(url)) ?? (await fetched(url)))
}

async function keepShell(cache: Cache): Promise<void> {
  const shell = await fetched(SHELL)
  const html = await shell.clone().text()
  // While servers are renewed one by one, the script of one may meet the shell of another.
  if (!html.includes(BUILD)) throw new Error(`the shell is not that of ${BUILD}`)
  await cache.put(SHELL, shell)
  for (const path of OWN_POLICY) {
    const headers = new Headers((await fetched(path, { method: 'HEAD' })).headers)
    // They are of the page that stands there, as it was sent.
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    await cache.put(path, new Response(html, { headers }))
  }
}

/** Keeps what changed on the shelf, as the shop says just now; a build that is not this one knows of other products. */
export async function keepShelf(answer: Response): Promise<void> {
  const now = await nowIn(answer.clone())
  if (now?.build !== BUILD) return
  const cache = await caches.open(CACHE)
  if (now.shelf !== null && (await cache.match(now.shelf)) === undefined) {
    await cache.put(now.shelf, await fetched(now.shelf))
  }
  await cache.put(NOW, answer)
}

/** The document for an address while the network is away. */
export async function keptDocument(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? cache.match(SHELL)
}

/** A file of this build or of the one before. */
export function keptFile(path: string): Promise<Response | undefined> {
  return path === LAST_SHELF ? lastShelf() : caches.match(path)
}

async function lastShelf(): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(NOW)
  const shelf = kept && (await nowIn(kept))?.shelf
  const script = typeof shelf === 'string' ? await cache.match(shelf) : undefined
  return script ?? new Response('', { headers: { 'content-type': 'text/javascript' } })
}

/** A page that is open may be of the build before: that is kept, too, until the next one comes. */
export async function forgetOlderBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHES))
  const others = builds.filter((name) => name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

async function nowIn(answer: Response): Promise<Now | undefined> {
  return NowSchema.safeParse(await answer.json()).data
}

async function fetched(url: string, how?: RequestInit): Promise<Response> {
  const isNamedByHash = KEPT.includes(url)
  const answer = await fetch(url, isNamedByHash ? how : { ...how, cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  return answer
}
