import type { ComponentProps, ReactNode } from 'react'

interface StepButtonProps extends ComponentProps<'button'> {
  readonly 'aria-label': string
  readonly children: ReactNode
}

/** One less or one more, beside a number; its sign is drawn or written. */
export function StepButton({ className = '', children, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`grid cursor-pointer place-items-center disabled:cursor-not-allowed disabled:text-rule ${className}`}
      {...rest}
    >
      {children}
    </button>
  )
}
