import { isAlive } from './is-alive.ts'

const { pathname } = window.location
let approached: Promise<void> | undefined

/** Resolves when something that React has not taken over is pointed at or has the focus, or another page is shown. */
export function untilApproached(): Promise<void> {
  return (approached ??= new Promise((resolve) => {
    const off = new AbortController()
    const options = { signal: off.signal, capture: true }
    const end = () => {
      off.abort()
      resolve()
    }
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      const turn = ({ target }: Event) => target instanceof Node && !isAlive(target) && end()
      document.addEventListener(type, turn, options)
    }
    for (const type of ['click', 'keyup', 'popstate']) {
      // The router hears of it, too, and may have changed the address then.
      const look = () => setTimeout(() => window.location.pathname !== pathname && end())
      window.addEventListener(type, look, options)
    }
  }))
}
