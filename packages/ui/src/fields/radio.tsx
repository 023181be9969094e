import type { ComponentProps } from 'react'

/** A radio button; its label stands beside it. */
export function Radio({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="radio"
      className={`size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-rule-2 bg-field checked:border-6 checked:border-iron ${className}`}
      {...rest}
    />
  )
}
