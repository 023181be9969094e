import { forgetShop } from './forget-shop.ts'

declare const self: ServiceWorkerGlobalScope

// Takes the place of the worker while the shop is not to be kept.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(forgetShop()))
