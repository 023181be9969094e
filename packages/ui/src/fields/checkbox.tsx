import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly children: ReactNode
  /** Stands at the end of the line, such as a count. */
  readonly note?: ReactNode
}

/** A checkbox whose whole line can be pressed. */
export function Checkbox({ children, note, className = '', ...rest }: CheckboxProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-[15px] leading-snug lg:min-h-8 ${className}`}
    >
      <span className="relative grid size-4.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-[1px] border border-rule-2 bg-field checked:border-iron checked:bg-iron"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative mb-0.5 hidden h-1.5 w-2.5 -rotate-45 border-b-[1.6px] border-l-[1.6px] border-paper peer-checked:block"
        />
      </span>
      <span className="flex min-w-0 items-center gap-2.5">{children}</span>
      {note !== undefined && <span className="ml-auto text-sm text-ink-2">{note}</span>}
    </label>
  )
}
