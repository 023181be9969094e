/** A box of a layout on a 12 × 9 grid: left, top, width, height. */
export type LayoutBox = readonly [x: number, y: number, width: number, height: number]

/** The plan of a page, drawn as an architect would: outlines only. */
export function LayoutSketch({ boxes }: { boxes: readonly LayoutBox[] }) {
  return (
    <svg viewBox="-0.1 -0.1 12.2 9.2" className="block w-full" aria-hidden="true">
      <rect width="12" height="9" fill="none" stroke="var(--color-ink)" strokeWidth="0.05" />
      {boxes.map(([x, y, width, height]) => (
        <g key={`${x} ${y}`} stroke="var(--color-rule-2)" strokeWidth="0.04" fill="none">
          <rect x={x} y={y} width={width} height={height} fill="var(--color-field)" />
          <path d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} />
        </g>
      ))}
    </svg>
  )
}
