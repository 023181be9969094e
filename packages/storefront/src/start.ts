import './styles/site.css'

/** Nobody waits longer than this, painted or not: a page in a hidden tab is never painted. */
const LATEST_MS = 3000

// What a page was printed with may not be what its address asks for.
if (location.search + location.hash !== '') document.documentElement.dataset['asks'] = ''

/**
 * What the page shows is there without script, so script comes second: it is fetched when the page
 * and the pictures in sight are painted, or as soon as somebody touches the page. So is what the style
 * sheet holds for other pages. The files are named in the page, the script to run in front.
 */
await Promise.race([painted(), touched(), late()])
const {
  style,
  shop = '',
  shelf,
} = document.querySelector<HTMLElement>('[data-shop]')?.dataset ?? {}
if (style !== undefined) link('stylesheet', style)
const files = shop.split(' ')
for (const file of files) link('modulepreload', file)
// Before the catalogue is read. Without it the page shows what it was built with, and the server knows better.
if (shelf !== undefined) await import(/* @vite-ignore */ shelf).catch(() => undefined)
await import(/* @vite-ignore */ files[0] ?? '')

async function painted(): Promise<void> {
  await firstPaint()
  const pictures = document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
  await nextFrame()
  await nextFrame()
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function touched(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, resolve, { once: true, capture: true })
    }
  })
}

function late(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, LATEST_MS))
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}
