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

/** Pages that let others in: they are the shell, under the headers that the server sends with them. */
const OWN_POLICY = ['/checkout', '/account']

/** So many files are fetched at a time. */
const LANES = 6

/** So many builds are kept: a page that is open may be of the one before. */
const BUILDS = 2

/** Fetches what this build is made of, as far as no build before it has left it here. */
export async function keepBuild(): Promise<void> {
  if (!isAheadWelcome()) throw new Error('nothing is fetched ahead over this network')
  const shell = await fetchShell()
  const cache = await openNewest()
  const queue = KEPT.values()
  const lane = async () => {
    for (const url of queue) await keepFile(cache, url)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await keepShelf(await fetched(NOW))
  // Last of all: a build that has its shell is whole.
  await keepShell(cache, shell)
  const olderBuilds = (await builds()).slice(BUILDS)
  await Promise.all(olderBuilds.map((name) => caches.delete(name)))
}

/** The cache of this build, which is the newest from now on, also where it was here before another one. */
async function openNewest(): Promise<Cache> {
  const name = `${CACHES}${BUILD}`
  const [newest] = await builds()
  if (newest !== name) await caches.delete(name)
  return caches.open(name)
}

/** Names change with what is in the files: a file that is kept is the right one. */
async function keepFile(cache: Cache, url: string): Promise<void> {
  await cache.put(url, (await caches.match(url)) ?? (await fetched(url)))
}

async function fetchShell(): Promise<Response> {
  const shell = await fetched(SHELL)
  // While servers are renewed one by one, the script of one may meet the shell of another.
  if (!(await shell.clone().text()).includes(BUILD)) throw new Error(`the shell is not of ${BUILD}`)
  return shell
}

async function keepShell(cache: Cache, shell: Response): Promise<void> {
  const html = await shell.clone().text()
  for (const path of OWN_POLICY) {
    const headers = new Headers((await fetched(path, { method: 'HEAD' })).headers)
    // They are of the page that stands there, as it was sent.
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    await cache.put(path, new Response(html, { headers }))
  }
  await cache.put(SHELL, shell)
}

/** Whether anything of the shop is kept here: pages forget it while the switch is off, and are not to find it again. */
export async function isShopKept(): Promise<boolean> {
  return (await builds()).length > 0
}

/** Keeps what changed on the shelf, as the shop says just now, with the build that it says it of. */
export async function keepShelf(answer: Response): Promise<void> {
  const now = await nowIn(answer.clone())
  if (now?.isKept !== true || !(await caches.has(`${CACHES}${now.build}`))) return
  const cache = await caches.open(`${CACHES}${now.build}`)
  if (now.shelf !== null && (await cache.match(now.shelf)) === undefined) {
    await cache.put(now.shelf, await fetched(now.shelf))
  }
  await cache.put(NOW, answer)
}

/** The document for an address while the network is away. */
export async function keptDocument(path: string): Promise<Response | undefined> {
  const cache = await newestBuild()
  return (await cache?.match(path)) ?? cache?.match(SHELL)
}

/** A file of this build or of the one before. */
export function keptFile(path: string): Promise<Response | undefined> {
  return path === LAST_SHELF ? lastShelf() : caches.match(path)
}

async function lastShelf(): Promise<Response> {
  const cache = await newestBuild()
  const kept = await cache?.match(NOW)
  const shelf = kept && (await nowIn(kept))?.shelf
  const script = typeof shelf === 'string' ? await cache?.match(shelf) : undefined
  return script ?? new Response('', { headers: { 'content-type': 'text/javascript' } })
}

/** The newest build that is whole: it may have come after this worker, which stays while a page of it is open. */
async function newestBuild(): Promise<Cache | undefined> {
  for (const name of await builds()) {
    const cache = await caches.open(name)
    if ((await cache.match(SHELL)) !== undefined) return cache
  }
  return undefined
}

/** The caches of the builds, the newest one first. */
async function builds(): Promise<readonly string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(CACHES)).toReversed()
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
