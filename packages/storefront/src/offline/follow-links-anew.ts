let isFollowing = false

/** From now on a link of the shop loads its document, which comes with all that is new. */
export function followLinksAnew(): void {
  if (isFollowing) return
  isFollowing = true
  // Before React hears of it, and the router with it.
  window.addEventListener('click', leaveToBrowser, { capture: true })
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  if (link.pathname !== window.location.pathname) event.stopImmediatePropagation()
}
