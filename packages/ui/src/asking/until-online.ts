/** Resolves at once where the browser has a network, else when it has one again. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
