import { type ReactNode, useId } from 'react'

interface SetFrameProps {
  readonly title: ReactNode
  /** What the set is for, as sentences. */
  readonly purpose: string
  readonly children: ReactNode
}

/** The box beside the way to buy in which so much of one thing is completed by others. */
export function SetFrame({ title, purpose, children }: SetFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 border border-ink p-4 lg:p-5">
      <h2 id={id} className="font-serif text-[28px] leading-tight text-balance">
        {title}
      </h2>
      <p className="mt-1 text-[15px] text-pretty text-ink-2">{purpose}</p>
      {children}
    </section>
  )
}
