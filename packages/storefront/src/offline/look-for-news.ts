import { NOW } from '@millrun/commerce/kept-shop/addresses'
import { isAheadWelcome } from '@millrun/ui/first/is-ahead-welcome'
import { followLinksAnew } from './follow-links-anew.ts'
import { forgetShop } from './forget-shop.ts'
import { keepShop } from './keep-shop.ts'
import { type Now, NowSchema } from '@millrun/commerce/kept-shop/now'
import { showShelf } from './show-shelf.ts'

/** So often at the most the shop is asked. */
const PAUSE_MS = 10_000

let askedAt = -PAUSE_MS
/** The look that has not asked yet: what it hears will be later than this. */
let next: Promise<void> | undefined

/** Asks what the shop shows now, at the end of the pause where it was asked just before; nobody without a network. */
export function lookForNews(): Promise<void> {
  return (next ??= look())
}

async function look(): Promise<void> {
  const wait = Math.max(0, askedAt + PAUSE_MS - performance.now())
  await new Promise((resolve) => setTimeout(resolve, wait))
  next = undefined
  if (!navigator.onLine) return
  askedAt = performance.now()
  const now = await askNow()
  if (now === undefined) return
  const isOther = now.build !== shownBuild()
  // The next step may come while the worker is still on its way.
  if (isOther) followLinksAnew()
  if (!now.isKept) await forgetShop()
  else if (isAheadWelcome()) await keepShop(isOther)
  // A shelf that could not be fetched is not shown yet, and asked for again with the next news.
  if (!isOther) await showShelf(now.shelf).catch(() => undefined)
}

/** The script that this page was started with. */
function shownBuild(): string | undefined {
  return document.querySelector<HTMLElement>('[data-shop]')?.dataset['shop']?.split(' ')[0]
}

/** Undefined where the shop does not answer: the next step asks again. */
async function askNow(): Promise<Now | undefined> {
  const answer = await fetch(NOW, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  return NowSchema.safeParse(await answer.json()).data
}
