import type { OverallDimension } from './overall-dimensions.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Dimension lines over the picture; colour and letters come from the page. */
export interface DimensionOverlay {
  readonly draw: (lines: readonly OverallDimension[]) => void
}

/** Lays an empty drawing over all of `host`. It is not read out: the sizes are told in words elsewhere. */
export function layDimensionOverlay(host: HTMLElement): DimensionOverlay {
  const drawing = element('svg', { width: '100%', height: '100%', 'aria-hidden': 'true' })
  drawing.style.position = 'absolute'
  drawing.style.inset = '0'
  drawing.style.pointerEvents = 'none'
  drawing.style.overflow = 'hidden'
  host.append(drawing)
  return {
    draw: (lines) => drawing.replaceChildren(...lines.flatMap(drawn)),
  }
}

function drawn({ from, to, isBroken, extensions, label }: OverallDimension): readonly SVGElement[] {
  const path = [
    ...extensions.map(([a, b]) => `M${place(a)}L${place(b)}`),
    `M${place(from)}${isBroken ? broken(from, to) : ''}L${place(to)}`,
    arrow(from, to),
    arrow(to, from),
  ].join('')
  const text = element('text', {
    x: number(label.at[0]),
    y: number(label.at[1]),
    dy: '.35em',
    'text-anchor': label.anchor,
    fill: 'currentColor',
    'stroke-width': '6',
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    transform: `rotate(${number(label.turnDeg)} ${place(label.at)})`,
  })
  text.style.stroke = 'var(--color-paper, #fff)'
  text.textContent = label.text
  return [element('path', { d: path, fill: 'none', stroke: 'currentColor' }), text]
}

/** The zigzag of a line that is shorter than what it says. */
function broken(from: readonly [number, number], to: readonly [number, number]): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const at = (alongPx: number, asidePx: number) =>
    place([
      from[0] + x * (long / 5 + alongPx) - y * asidePx,
      from[1] + y * (long / 5 + alongPx) + x * asidePx,
    ])
  return `L${at(0, 0)}L${at(3, -6)}L${at(7, 6)}L${at(10, 0)}`
}

const ARROW_PX = 8
const ARROW_HALF_PX = 2.2

/** An arrow head at one end of a line that points away from the other; on a short line it is smaller. */
function arrow(tip: readonly [number, number], tail: readonly [number, number]): string {
  const long = Math.hypot(tail[0] - tip[0], tail[1] - tip[1])
  const size = Math.min(ARROW_PX, long / 3)
  const way = [(tail[0] - tip[0]) / long, (tail[1] - tip[1]) / long] as const
  const half = (ARROW_HALF_PX * size) / ARROW_PX
  const end = (side: number) =>
    place([
      tip[0] + way[0] * size - way[1] * half * side,
      tip[1] + way[1] * size + way[0] * half * side,
    ])
  return `M${end(1)}L${place(tip)}L${end(-1)}`
}

function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

function place([x, y]: readonly [number, number]): string {
  return `${number(x)} ${number(y)}`
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}
