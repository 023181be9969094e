import { useId, type ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a section under its rule. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5 pb-9">
      <h2 id={id} className="title-part mb-4">
        {title}
      </h2>
      {children}
    </section>
  )
}
