import { Icon } from '@millrun/ui/first/icon.tsx'
import { type ReactNode, useId } from 'react'
import { Late } from '../app/late.tsx'

interface FoldedProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** There when it is open; its script comes then. */
  readonly children: ReactNode
}

/** What few buyers need, folded away below what it is about. */
export function Folded({ title, isOpen, onToggle, children }: FoldedProps) {
  const id = useId()
  return (
    <div className="mt-3 border-t border-rule pt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-[15px]"
        onClick={onToggle}
      >
        {title}
        <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Late>{children}</Late>}
      </div>
    </div>
  )
}
