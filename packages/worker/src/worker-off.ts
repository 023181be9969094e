import { forgetShop } from './forget-shop.ts'

declare const self: ServiceWorkerGlobalScope

// Comes in the place of the worker while the shop is not to be kept, also where no page works any more.
self.addEventListener('install', (event) => event.waitUntil(forgetShop()))
