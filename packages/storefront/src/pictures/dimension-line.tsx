import type { ReactNode } from 'react'

interface DimensionLineProps {
  /** The measure, between the arrows. */
  readonly children: ReactNode
  /** `across` fills the width it is given, `up` the height. */
  readonly run?: 'across' | 'up'
  readonly className?: string
}

const RUNS = {
  across: { line: 'w-full border-x', arm: 'h-px', text: '' },
  up: {
    line: 'h-full w-4.5 flex-col border-y',
    arm: 'w-px',
    text: 'rotate-180 [writing-mode:vertical-rl]',
  },
} as const

/** A dimension as a draughtsman draws it: extension lines, two arrows, the measure between them. */
export function DimensionLine({ children, run = 'across', className = '' }: DimensionLineProps) {
  const look = RUNS[run]
  return (
    <div
      className={`flex items-center gap-3 border-plotter text-sm leading-4.5 whitespace-nowrap text-plotter ${look.line} ${className}`}
    >
      <Arm run={run} end="start" />
      <span className={look.text}>{children}</span>
      <Arm run={run} end="end" />
    </div>
  )
}

const HEADS = {
  'across-start': '-top-[3px] left-0 border-y-[3.5px] border-r-[10px] border-y-transparent',
  'across-end': '-top-[3px] right-0 border-y-[3.5px] border-l-[10px] border-y-transparent',
  'up-start': '-left-[3px] top-0 border-x-[3.5px] border-b-[10px] border-x-transparent',
  'up-end': '-left-[3px] bottom-0 border-x-[3.5px] border-t-[10px] border-x-transparent',
} as const

function Arm({ run, end }: { run: 'across' | 'up'; end: 'start' | 'end' }) {
  return (
    <span aria-hidden="true" className={`relative flex-1 bg-plotter ${RUNS[run].arm}`}>
      <span className={`absolute border-plotter ${HEADS[`${run}-${end}`]}`} />
    </span>
  )
}
