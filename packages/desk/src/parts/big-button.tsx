import { Button } from '@millrun/ui/first/button.tsx'
import type { ComponentProps } from 'react'

const LOOKS = { solid: 'tool-solid', outline: 'tool' } as const

interface BigButtonProps extends Omit<ComponentProps<typeof Button>, 'look'> {
  readonly look?: keyof typeof LOOKS
}

/** A button for a gloved thumb on a tablet in the warehouse. */
export function BigButton({ look = 'solid', className = '', ...rest }: BigButtonProps) {
  return (
    <Button
      look={LOOKS[look]}
      className={`min-h-16 px-7! text-lg! max-sm:w-full ${className}`}
      {...rest}
    />
  )
}
