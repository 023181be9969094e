type Tell = (isNear: boolean, heightPx: number) => void

const told = new WeakMap<Element, Tell>()

/** Two screens above and below count as near: what comes is there before it is seen. */
const NEAR = '200% 0px'

let watching: IntersectionObserver | undefined

/** Tells when something comes near the screen or leaves it, and how high it is then. Gives back how to stop. */
export function watchNearness(element: Element, tell: Tell): () => void {
  watching ??= new IntersectionObserver(tellAll, { rootMargin: NEAR })
  const observer = watching
  told.set(element, tell)
  observer.observe(element)
  return () => observer.unobserve(element)
}

function tellAll(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    told.get(target)?.(isIntersecting, boundingClientRect.height)
  }
}
