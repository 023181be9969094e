/** Forgets what this browser keeps of the shop. What the worker of an open page has put back goes the next time. */
export async function forgetShop(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await navigator.serviceWorker.getRegistration())?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
