import path from 'node:path'
import { type Browser, chromium as browsers } from '@playwright/test'
import { buildIfStale } from '../build/build-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { findChromium, findOnPath } from '../test/find-program.ts'
import { findOrInstall } from '../test/install-missing.ts'
import { runCommand } from '../test/run-command.ts'
import { designerRequestsLine } from './designer-requests.ts'
import { serveFloor } from './floor.ts'
import { hasLighthouse, lighthouseLine } from './lighthouse-scores.ts'
import { median } from './median.ts'
import { openShop, type OpenShop, startSeconds } from './open-shop.ts'
import { requestsPerSecond, serveWithNginx } from './page-requests.ts'
import { laterScriptWeight, ownScriptWeight, pageWeight } from './page-weight.ts'
import { stepTimes } from './step-times.ts'
import { visitsLine } from './visits.ts'

/** One page of each type that a visitor meets, by the address it is served at. */
const PAGES = [
  { type: 'home', address: '/' },
  { type: 'gallery', address: '/gallery/iron-balusters' },
  { type: 'product', address: '/product/m-399' },
  { type: 'checkout', address: '/checkout' },
  { type: 'designer', address: '/designer' },
] as const

const DIST = path.resolve('packages/storefront/dist')
const PORT = Number(process.env['BENCH_PORT'] ?? 3410)
const ROUNDS = 3
/** What comes when the drawing is there already: the 3D view, and the worker that makes its solids. */
const IN_3D = /^(?:stair-view|form-worker)-[^.]+\.js$/

await runOrExplain(async () => {
  await buildIfStale()
  printWeights()
  printDesignerScript()
  console.log('\nSearch, per keystroke')
  await runCommand('node', ['packages/catalogue/src/search/search-products.bench.ts'])
  console.log('\nHow a cart travels')
  await runCommand('node', ['packages/commerce/src/delivery/delivery.bench.ts'])
  console.log('\nIn 3D, the heaviest parts')
  await runCommand('node', ['packages/viewer/src/heaviest-parts.bench.ts'])
  console.log('\nA whole stair in 3D')
  await runCommand('node', ['packages/designer/src/scene/stair-scene.bench.ts'])
  console.log(
    `\nSecond start: ${(await startSeconds(PORT + 4)).toFixed(1)} s until the shop answers`,
  )
  const shop = await openShop(PORT)
  try {
    console.log(`Memory after the start: ${shop.memoryMb().toFixed(0)} MB`)
    await printRequests(shop)
    console.log(`Memory after the requests: ${shop.memoryMb().toFixed(0)} MB`)
    await printInBrowser(shop)
  } finally {
    await shop.close()
  }
  await runCommand('node', ['packages/server/src/testing/bench/orders.bench.ts'])
  await runCommand('node', ['packages/server/src/testing/bench/servers.bench.ts'])
  await runCommand('node', ['packages/server/src/testing/bench/slips.bench.ts'])
  return 0
})

function printWeights(): void {
  console.log(
    'Before a page answers, kB brotli: HTML, with the style it needs + script + whole style sheet',
  )
  for (const { type, address } of PAGES) {
    const { script, style, html } = pageWeight(DIST, address)
    const [htmlKb, scriptKb, styleKb] = [html, script, style].map((bytes) =>
      (bytes / 1000).toFixed(1),
    )
    console.log(`${type}: ${htmlKb} + ${scriptKb} + ${styleKb}`)
  }
}

function printDesignerScript(): void {
  const own = ownScriptWeight(DIST, '/designer', '/stair-visualizer')
  const later = laterScriptWeight(DIST, '/designer', IN_3D)
  const [ownKb, laterKb] = [own, later].map((bytes) => (bytes / 1000).toFixed(1))
  console.log(`Of the designer alone: ${ownKb} kB of script, then ${laterKb} for its 3D view`)
}

async function printRequests(shop: OpenShop): Promise<void> {
  const wrk = await findOrInstall(() => findOnPath('wrk'), ['wrk'])
  const nginx = await findOrInstall(
    () => findOnPath('nginx'),
    ['nginx', 'libnginx-mod-http-brotli-static'],
  )
  if (wrk === undefined || nginx === undefined) {
    console.log('Requests per second: left out, wrk or nginx is missing.')
    return
  }
  const stop = await serveWithNginx(DIST, PORT + 2)
  try {
    for (const { type, address } of PAGES) {
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(requestsPerSecond(`${shop.origin}${address}`))
        theirs.push(requestsPerSecond(`http://127.0.0.1:${PORT + 2}${address}`))
      }
      printRatio(type, median(ours), median(theirs))
    }
  } finally {
    await stop()
  }
}

function printRatio(type: string, ours: number, theirs: number): void {
  const ratio = (ours / theirs).toFixed(2)
  const figures = `${ours.toFixed(0)} ours, ${theirs.toFixed(0)} nginx, ratio ${ratio}`
  console.log(`Requests per second for the ${type} page: ${figures}`)
}

/** Everything that takes a browser: what is fetched, how fast a step is, and what Lighthouse says. */
async function printInBrowser(shop: OpenShop): Promise<void> {
  const chromium = await findOrInstall(findChromium, [
    'chromium-headless-shell',
    'fonts-liberation',
  ])
  if (chromium === undefined) {
    console.log('What takes a browser: left out, Chromium is missing.')
    return
  }
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox'] })
  try {
    console.log(await designerRequestsLine(browser, shop.origin))
    await printVisits(browser, shop)
    await printSteps(browser, shop)
  } finally {
    await browser.close()
  }
  await printLighthouse(shop, chromium)
}

async function printVisits(browser: Browser, shop: OpenShop): Promise<void> {
  console.log('\nVisits on a phone')
  for (const { type, address } of PAGES) {
    console.log(`${type}: ${await visitsLine(browser, `${shop.origin}${address}`)}`)
  }
}

async function printSteps(browser: Browser, shop: OpenShop): Promise<void> {
  console.log('\nFrom a gallery to a product, until it is painted, medians of 10')
  for (const slower of [1, 4]) {
    const { press, click, requests } = await stepTimes(browser, shop.origin, slower)
    const times = `${press.toFixed(0)} ms from the press, ${click.toFixed(0)} from the click`
    console.log(`processor ${slower} x slower: ${times}, at most ${requests} requests`)
  }
}

async function printLighthouse(shop: OpenShop, chromium: string): Promise<void> {
  if (!(await hasLighthouse())) {
    console.log('Lighthouse: left out, npm could not install it.')
    return
  }
  console.log(
    '\nLighthouse, phone, simulated throttling, medians of 3 (checkout with an empty cart)',
  )
  const floor = await serveFloor(DIST, PORT + 6)
  try {
    console.log(`a static page with one picture: ${await lighthouseLine(floor.address, chromium)}`)
  } finally {
    await floor.close()
  }
  for (const { type, address } of PAGES) {
    console.log(`${type}: ${await lighthouseLine(`${shop.origin}${address}`, chromium)}`)
  }
}
