import { useId, type ReactNode } from 'react'

interface PartProps {
  readonly title: string
  /** Buttons and links about this part, beside its title. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a screen under its rule. */
export function Part({ title, actions, className = '', children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`border-t border-ink pt-4 pb-9 ${className}`}>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id={id} className="title-card grow">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
