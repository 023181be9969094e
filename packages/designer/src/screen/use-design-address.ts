import { formatInches } from '@millrun/catalogue/inches'
import { useEffect, useEffectEvent, useState } from 'react'
import { designLink, readDesignLink } from '../link/design-link.ts'
import { readStartingAddress, type StartingAddress } from '../link/starting-address.ts'
import { stepsOf } from '@millrun/stair/layouts/steps-of'
import { useDesign } from './design-state.tsx'
import type { Shop } from './shop.ts'

/** Browsers refuse an address that changes with every key. */
const SETTLED_MS = 400

/**
 * The address always names the design: a reload keeps it, and a link brings it. A link that cannot be
 * read is told so, and leaves the design as it is. An address without a design may say what to begin
 * with (`?preset=scene-bronze&steps=14`); it does so once. Gives back whether
 * the design on the screen is the one that was asked for.
 */
export function useDesignAddress(tell: Shop['tell'], showList: () => void): boolean {
  const { design, open } = useDesign()
  const [first] = useState(design)
  const [asks] = useState(() => typeof window !== 'undefined' && doesAsk(window.location))
  const start = useEffectEvent(() => {
    const asked = readStartingAddress(window.location.search)
    if (asked === undefined) return
    open(asked.design)
    if (asked.isFinished) showList()
    tell(startingNotice(asked))
  })
  const arrive = useEffectEvent(() => {
    const text = window.location.hash
    if (text === '') return start()
    const read = readDesignLink(text)
    if (read.ok) open(read.design)
    else
      tell({
        title: 'This link could not be opened',
        description: read.problem,
        tone: 'destructive',
      })
  })

  useEffect(() => {
    arrive()
    const off = new AbortController()
    window.addEventListener('hashchange', () => arrive(), off)
    return () => off.abort()
  }, [])

  useEffect(() => {
    const address = `#${designLink(design)}`
    if (design !== first) showPrinted()
    const timer = setTimeout(() => {
      showPrinted()
      if (window.location.hash !== address)
        window.history.replaceState(
          window.history.state,
          '',
          `${window.location.pathname}${address}`,
        )
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [design, first])
  return !asks || design !== first
}

function doesAsk({ search, hash }: Location): boolean {
  return search + hash !== ''
}

/** What was hidden because the address asks for another stair: that stands in its place. */
function showPrinted(): void {
  delete document.documentElement.dataset['asks']
}

/** A rise that nobody has measured is said to be one: the lengths of all parts follow from it. */
function startingNotice({ design, steps, problems }: StartingAddress) {
  if (problems.length > 0)
    return {
      title: 'Not all of this address could be followed',
      description: problems.join(' '),
      tone: 'destructive',
    } as const
  return {
    title: `Started with ${steps ?? stepsOf(design).risers} steps`,
    description: `Their total rise is taken to be ${formatInches(design.totalRiseIn)}. Measure yours, and enter it under Customize layout before you order.`,
  }
}
