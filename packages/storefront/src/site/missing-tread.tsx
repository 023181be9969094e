import { formatInches } from '@millrun/catalogue/inches'

/** A stair of six risers in inches: rise 7 1/2, run 10, treads 1 thick with a nosing of 1 1/4. */
const RISERS = 6
const RISE = 7.5
const RUN = 10
const THICKNESS = 1
const NOSING = 1.25
const MISSING = 3

const WIDTH = RISERS * RUN
const HEIGHT = RISERS * RISE
const STEPS = Array.from({ length: RISERS }, (_, index) => index)

/** A stair seen from the side, drawn to scale, on which one tread is only a dashed line. */
export function MissingTread({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`-7 -0.5 ${WIDTH + 8} ${HEIGHT + 1}`}
      fill="none"
      stroke="currentColor"
      className={`w-full overflow-visible ${className}`}
      role="img"
      aria-label="Drawing of a stair with one tread missing"
    >
      <path d={carriage()} strokeWidth="0.16" />
      <path d={`M-7 ${HEIGHT}H${WIDTH + 1}`} strokeWidth="0.2" />
      {STEPS.map((step) => (
        <Tread key={step} step={step} />
      ))}
      <path
        d={tread(WIDTH - RUN - 3, HEIGHT - THICKNESS)}
        className="fill-field"
        strokeWidth="0.2"
      />
      <RunMeasure />
      <RiseMeasure />
    </svg>
  )
}

/** The sawn carriage under the treads, from the floor to the landing. */
function carriage(): string {
  const saw = STEPS.map((step) => `V${topOf(step) + THICKNESS}h${RUN}`).join('')
  const foot = RUN * 1.4
  return `M0 ${HEIGHT}${saw}V${HEIGHT - (WIDTH - foot) * (RISE / RUN)}L${foot} ${HEIGHT}Z`
}

function topOf(step: number): number {
  return HEIGHT - (step + 1) * RISE
}

/** A tread whose riser is at x, with its upper face at y. */
function tread(x: number, y: number): string {
  const half = THICKNESS / 2
  return `M${x + RUN} ${y}H${x - NOSING + half}a${half} ${half} 0 0 0 0 ${THICKNESS}H${x + RUN}z`
}

function Tread({ step }: { step: number }) {
  const outline = tread(step * RUN, topOf(step))
  return step === MISSING ? (
    <path d={outline} className="stroke-rule-2" strokeWidth="0.14" strokeDasharray="0.9 0.5" />
  ) : (
    <path d={outline} className="fill-field" strokeWidth="0.2" />
  )
}

/** The run of the step whose tread is missing. */
function RunMeasure() {
  const left = MISSING * RUN
  const y = topOf(MISSING) - 2.6
  return (
    <g className="stroke-plotter" strokeWidth="0.13">
      <path
        d={`M${left} ${y - 0.9}V${topOf(MISSING) - 0.5}m${RUN} 0V${y - 0.9}M${left} ${y}h${RUN}`}
      />
      <path d={arrows(left, y, RUN)} className="fill-plotter stroke-none" />
      <Figure x={left + RUN / 2} y={y - 0.8}>
        {formatInches(RUN)}
      </Figure>
    </g>
  )
}

/** The rise from the tread below it. */
function RiseMeasure() {
  const x = (MISSING - 1) * RUN - 4.4
  const top = topOf(MISSING - 1)
  return (
    <g className="stroke-plotter" strokeWidth="0.13">
      <path
        d={`M${x - 0.9} ${top}H${(MISSING - 1) * RUN - NOSING - 0.6}M${x - 0.9} ${top + RISE}h2.6M${x} ${top}v${RISE}`}
      />
      <g transform={`rotate(90 ${x} ${top})`}>
        <path d={arrows(x, top, RISE)} className="fill-plotter stroke-none" />
      </g>
      <Figure x={x - 0.8} y={top + RISE / 2 + 0.6} anchor="end">
        {formatInches(RISE)}
      </Figure>
    </g>
  )
}

/** The two heads of a measure that runs to the right from (x, y). */
function arrows(x: number, y: number, length: number): string {
  return `M${x} ${y}l1.3-.4v.8zm${length} 0l-1.3-.4v.8z`
}

interface FigureProps {
  readonly x: number
  readonly y: number
  readonly anchor?: 'middle' | 'end'
  readonly children: string
}

function Figure({ x, y, anchor = 'middle', children }: FigureProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className="fill-plotter stroke-none font-sans text-[1.9px] max-sm:text-[2.8px]"
    >
      {children}
    </text>
  )
}
