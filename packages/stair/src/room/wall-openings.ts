import type { Joinery } from './joinery.ts'
import type { BoxForm, CoatName, Outline, RoomForm, Span } from './room-form.ts'
import type { Opening, Wall } from './wall.ts'

/** The face of a wall, left out where doors and windows are. */
export function wallFace(
  { frame, lengthIn, up, openings }: Wall,
  coat: CoatName,
): readonly RoomForm[] {
  const forms: RoomForm[] = []
  const face = (along: Span, high: Span) =>
    forms.push({ kind: 'face', frame, along, up: high, outIn: 0, coat })
  let from = 0
  for (const { along, up: hole } of openings.toSorted((a, b) => a.along[0] - b.along[0])) {
    face([from, along[0]], up)
    if (hole[0] > up[0]) face(along, [up[0], hole[0]])
    face(along, [hole[1], up[1]])
    from = along[1]
  }
  face([from, lengthIn], up)
  return forms
}

/** Lining and casing of an opening, and what is in it. */
export function openingForms(wall: Wall, opening: Opening, joinery: Joinery): readonly RoomForm[] {
  const box: Box = (along, up, out, coat = 'trim') => ({
    kind: 'box',
    frame: wall.frame,
    along,
    up,
    out,
    coat,
  })
  return [
    ...lining(box, opening, joinery),
    ...casing(box, opening, joinery),
    ...(opening.kind === 'door'
      ? [...threshold(box, opening, joinery), ...leaf(box, wall, opening, joinery)]
      : [...sill(box, opening, joinery), ...panes(box, wall, opening, joinery)]),
  ]
}

type Box = (along: Span, up: Span, out: Span, coat?: CoatName) => BoxForm

function lining(box: Box, { along: [from, to], up }: Opening, { lining: lined }: Joinery) {
  if (lined === undefined) return []
  const { thickIn, out } = lined
  return [
    box([from - thickIn, from], up, out),
    box([to, to + thickIn], up, out),
    box([from, to], [up[1], up[1] + thickIn], out),
  ]
}

function casing(
  box: Box,
  { kind, along: [from, to], up: [low, high] }: Opening,
  { legs, heads, plinth }: Joinery,
): readonly RoomForm[] {
  const block = kind === 'door' ? plinth : undefined
  const foot = low + (block?.highIn ?? 0)
  return [
    ...legs.flatMap(({ beside: [near, far], aboveIn, outIn }) => [
      box([from - far, from - near], [foot, high + aboveIn], [0, outIn]),
      box([to + near, to + far], [foot, high + aboveIn], [0, outIn]),
    ]),
    ...heads.map(({ beyondIn, above, outIn }) =>
      box([from - beyondIn, to + beyondIn], [high + above[0], high + above[1]], [0, outIn]),
    ),
    ...(block === undefined
      ? []
      : [
          box([from - block.wideIn, from], [low, foot], [0, block.outIn]),
          box([to, to + block.wideIn], [low, foot], [0, block.outIn]),
        ]),
  ]
}

function threshold(box: Box, { along, up: [low] }: Opening, { threshold: strip }: Joinery) {
  return strip === undefined ? [] : [box(along, raised(strip.up, low), strip.out)]
}

function sill(box: Box, { along: [from, to], up: [low] }: Opening, joinery: Joinery) {
  return [joinery.sill, joinery.apron].map(({ beyondIn, up, out }) =>
    box([from - beyondIn, to + beyondIn], raised(up, low), out),
  )
}

/** Stiles and rails of the sash, its glazing bars, and the sky behind them. */
function panes(
  box: Box,
  { frame }: Wall,
  { along, up, panes: casement }: Opening,
  { sash: { wideIn, out, skyIn }, bars }: Joinery,
): readonly RoomForm[] {
  const [from, to] = along
  const [low, high] = up
  const [across, rows] = casement ?? [Math.max(2, Math.round((to - from) / 15)), 4]
  const middle = casement === undefined ? [(low + high) / 2 - wideIn / 2] : []
  const half = bars.wideIn / 2
  const rail: Span = [from + wideIn, to - wideIn]
  return [
    { kind: 'face', frame, along, up, outIn: skyIn, coat: 'sky' },
    ...[from, to - wideIn].map((edge) => box([edge, edge + wideIn], up, out)),
    ...[low, ...middle, high - wideIn].map((edge) => box(rail, [edge, edge + wideIn], out)),
    ...between(along, across).map((x) => box([x - half, x + half], up, bars.upright)),
    ...between(up, rows)
      .filter((_, at) => middle.length === 0 || at + 1 !== rows / 2)
      .map((y) => box(along, [y - half, y + half], bars.level)),
  ]
}

/** A leaf with four panels, and its knob on a plate. */
function leaf(
  box: Box,
  { frame }: Wall,
  { along, up }: Opening,
  { door: { out, stileIn, knob, molding } }: Joinery,
): readonly RoomForm[] {
  const [[from, to], [low, high]] = [along, up]
  const [back, front] = out
  const middle = (from + to) / 2
  const stiles: readonly Span[] = [
    [from, from + stileIn],
    [middle - stileIn / 2, middle + stileIn / 2],
    [to - stileIn, to],
  ]
  const rails: readonly Span[] = [
    [low, low + 9],
    [low + 34, low + 39],
    [high - 5, high],
  ]
  const panel = (column: Span, row: Span, section: Outline): RoomForm => {
    return {
      kind: 'panel',
      frame,
      along: column,
      up: row,
      outIn: front,
      molding: section,
      coat: 'door',
    }
  }
  const knobIn = knob === 'left' ? from + 2.4 : to - 2.4
  return [
    ...(molding === undefined
      ? [
          { kind: 'face', frame, along, up, outIn: back, coat: 'door' } as const,
          ...stiles.map((stile) => box(stile, up, out, 'door')),
          // no two faces in one plane
          ...rails.map((rail) => box(along, rail, [back, front - 0.01], 'door')),
        ]
      : [
          box(along, up, out, 'door'),
          ...gaps(stiles).flatMap((column) =>
            gaps(rails).map((row) => panel(column, row, molding)),
          ),
        ]),
    box([knobIn - 0.8, knobIn + 0.8], [low + 34.5, low + 38], [front, front + 0.25], 'knob'),
    box([knobIn - 0.5, knobIn + 0.5], [low + 36, low + 37], [front, front + 2], 'knob'),
  ]
}

/** What lies between one span and the next. */
function gaps(spans: readonly Span[]): readonly Span[] {
  return spans.slice(1).map((next, at): Span => [spans[at]?.[1] ?? next[0], next[0]])
}

function between([from, to]: Span, parts: number): readonly number[] {
  return Array.from({ length: parts - 1 }, (_, at) => from + ((to - from) * (at + 1)) / parts)
}

function raised([low, high]: Span, byIn: number): Span {
  return [low + byIn, high + byIn]
}
