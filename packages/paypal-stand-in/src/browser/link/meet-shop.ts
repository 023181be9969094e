import { converse, type Conversation, type Handlers } from './conversation.ts'
import { textIn } from './record.ts'

/** What a frame says when it can listen, and what the shop's page answers with a port. */
export const frameIsReady = 'paypal-stand-in:frame-is-ready'
export const shopIsHere = 'paypal-stand-in:shop-is-here'

/**
 * The frame's side of the handshake: says that it is ready, to the origin that its address names as
 * the shop, and takes a port from that window and that origin only.
 */
export function meetShop(handlersFor: (shop: Conversation) => Handlers): void {
  const shopOrigin = new URLSearchParams(location.search).get('shop') ?? ''
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    const isShop = event.source === window.parent && event.origin === shopOrigin
    if (!isShop || !port || textIn(event.data, 'kind') !== shopIsHere) return
    converse(port, handlersFor)
  })
  window.parent.postMessage({ kind: frameIsReady }, shopOrigin)
}
