/** What hands can do with a view. Angles in degrees, ways in pixels. */
export interface ViewControls {
  readonly turn: (rightDeg: number, upDeg: number) => void
  readonly move: (rightPx: number, upPx: number) => void
  /** At a place right of and above the middle of the view. */
  readonly zoom: (factor: number, at: readonly [rightPx: number, upPx: number]) => void
  readonly reset: () => void
}

const DEG_PER_PX = 0.4
const KEY_DEG = 15
const KEY_PX = 60
const KEY_ZOOM = 1.25

/**
 * Listens to pointers, wheel and keys on the element and gives back how to stop. A finger that strokes up or
 * down scrolls the page, one that strokes sideways turns the part; two zoom and move it. A plain wheel zooms
 * only while the view has the focus.
 */
export function listenToHands(element: HTMLElement, controls: ViewControls): () => void {
  const off = new AbortController()
  const { signal } = off
  const pointers = new Map<number, PointerEvent>()
  element.style.touchAction = 'pan-y'

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return
      pointers.set(event.pointerId, event)
      element.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId)
      if (before === undefined) return
      const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId)
      pointers.set(event.pointerId, event)
      if (other === undefined) drag(before, event, controls)
      else pinch(before, event, other, element, controls)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal })
  }
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  element.addEventListener('wheel', (event) => onWheel(event, element, controls), {
    signal,
    passive: false,
  })
  element.addEventListener('keydown', (event) => onKey(event, controls), { signal })
  return () => off.abort()
}

/** With the right button, or with Shift, the part is moved; else it is turned. */
function drag(from: PointerEvent, to: PointerEvent, controls: ViewControls): void {
  const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (to.shiftKey || (to.buttons & 2) !== 0) controls.move(-right, down)
  else controls.turn(-right * DEG_PER_PX, down * DEG_PER_PX)
}

function pinch(
  from: PointerEvent,
  to: PointerEvent,
  other: PointerEvent,
  element: HTMLElement,
  controls: ViewControls,
): void {
  const before = Math.hypot(from.clientX - other.clientX, from.clientY - other.clientY)
  const after = Math.hypot(to.clientX - other.clientX, to.clientY - other.clientY)
  controls.zoom(after / Math.max(1, before), placeIn(element, middle(to, other)))
  const [was, is] = [middle(from, other), middle(to, other)]
  controls.move(was.clientX - is.clientX, is.clientY - was.clientY)
}

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

function middle(a: Place, b: Place): Place {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
}

function placeIn(element: HTMLElement, { clientX, clientY }: Place): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [clientX - left - width / 2, top + height / 2 - clientY]
}

/** Two fingers spread on a touchpad arrive as a wheel with Control. */
function onWheel(event: WheelEvent, element: HTMLElement, controls: ViewControls): void {
  if (!event.ctrlKey && document.activeElement !== element) return
  event.preventDefault()
  const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
  controls.zoom(Math.exp(-px * (event.ctrlKey ? 0.01 : 0.0015)), placeIn(element, event))
}

function onKey(event: KeyboardEvent, controls: ViewControls): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const act = event.shiftKey && event.key.startsWith('Arrow') ? MOVES[event.key] : KEYS[event.key]
  if (act === undefined) return
  event.preventDefault()
  act(controls)
}

type Keys = Readonly<Record<string, (controls: ViewControls) => void>>

const KEYS: Keys = {
  ArrowLeft: ({ turn }) => turn(-KEY_DEG, 0),
  ArrowRight: ({ turn }) => turn(KEY_DEG, 0),
  ArrowUp: ({ turn }) => turn(0, KEY_DEG),
  ArrowDown: ({ turn }) => turn(0, -KEY_DEG),
  '+': ({ zoom }) => zoom(KEY_ZOOM, [0, 0]),
  '=': ({ zoom }) => zoom(KEY_ZOOM, [0, 0]),
  '-': ({ zoom }) => zoom(1 / KEY_ZOOM, [0, 0]),
  Home: ({ reset }) => reset(),
}

const MOVES: Keys = {
  ArrowLeft: ({ move }) => move(-KEY_PX, 0),
  ArrowRight: ({ move }) => move(KEY_PX, 0),
  ArrowUp: ({ move }) => move(0, KEY_PX),
  ArrowDown: ({ move }) => move(0, -KEY_PX),
}
