import type { ReactNode } from 'react'
import type { Design } from '@millrun/stair/design/design'
import { useDesign } from '../design-state.tsx'
import { decisionId } from './problem-groups.ts'

interface DecisionPlaceProps {
  readonly decision: keyof Design
  readonly className?: string
  readonly children: ReactNode
}

/** Where something is decided, with what is wrong about it. Leaving it ends the gesture of a held key. */
export function DecisionPlace({ decision, className = '', children }: DecisionPlaceProps) {
  const { stair, letGo } = useDesign()
  const problems = stair.problems.filter((problem) => problem.decision === decision)
  return (
    <div id={decisionId(decision)} onBlur={letGo} className={`group ${className}`}>
      {children}
      {problems.map(({ text }) => (
        <p key={text} className="mt-2 border-l-2 border-wrong pl-3 text-sm leading-5 text-wrong">
          {text}
        </p>
      ))}
    </div>
  )
}
