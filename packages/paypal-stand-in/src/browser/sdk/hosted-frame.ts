import { converse, type Conversation, type Handlers } from '../link/conversation.ts'
import { frameIsReady, shopIsHere } from '../link/meet-shop.ts'
import { textIn } from '../link/record.ts'

export type FramePlan = {
  origin: string
  /** Path of the page, with its own parameters. */
  page: string
  parameters?: Record<string, string>
  title: string
  /** Begin of the frame's name; a number is added. */
  name: string
  heightPx: number
  handlers: Handlers
  /** Called when the page in the frame listens; again, should it be loaded again. */
  onReady: (frame: Conversation) => void
}

/** A page of the stand-in inside the shop's page, and the line to it. */
export type HostedFrame = {
  element: HTMLIFrameElement
  /** Waits until the page listens. */
  line: () => Promise<Conversation>
  close: () => void
}

let framesMade = 0

/** Makes the frame; it loads when the caller puts its element into the page. */
export function hostFrame(plan: FramePlan): HostedFrame {
  const element = frameElement(plan)
  const first = Promise.withResolvers<Conversation>()
  let line = first.promise

  function greet(event: MessageEvent<unknown>): void {
    const isFrame = event.source === element.contentWindow && event.origin === plan.origin
    if (!isFrame || textIn(event.data, 'kind') !== frameIsReady) return
    const { port1, port2 } = new MessageChannel()
    element.contentWindow?.postMessage({ kind: shopIsHere }, plan.origin, [port2])
    const conversation = converse(port1, () => plan.handlers)
    first.resolve(conversation)
    line = Promise.resolve(conversation)
    plan.onReady(conversation)
  }

  window.addEventListener('message', greet)
  return {
    element,
    line: () => line,
    close() {
      window.removeEventListener('message', greet)
      element.remove()
    },
  }
}

function frameElement({ origin, page, parameters, title, name, heightPx }: FramePlan) {
  const address = new URL(page, origin)
  address.search = new URLSearchParams({ ...parameters, shop: location.origin }).toString()
  const element = document.createElement('iframe')
  framesMade += 1
  element.name = `${name}-${framesMade}`
  element.title = title
  element.src = address.href
  element.allow = 'payment'
  Object.assign(element.style, {
    display: 'block',
    width: '100%',
    height: `${heightPx}px`,
    border: '0',
    colorScheme: 'light',
  })
  return element
}
