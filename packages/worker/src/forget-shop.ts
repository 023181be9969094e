declare const self: ServiceWorkerGlobalScope

/** Forgets all that was kept of the shop, and leaves this browser. */
export async function forgetShop(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
