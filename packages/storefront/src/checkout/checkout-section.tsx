import { useId, type ReactNode } from 'react'

interface CheckoutSectionProps {
  readonly title: string
  /** Stands at the end of the title's line. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A step of the checkout under its rule. */
export function CheckoutSection({ title, note, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5 pb-9 lg:pb-12">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-[26px] leading-tight lg:text-[28px]">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  )
}
