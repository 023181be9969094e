import { Button } from '../first/button.tsx'
import { useState, type ComponentProps } from 'react'
import type { Outcome } from './outcome.ts'

interface PressedButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  readonly action: string
  /** What the button says while it is done. */
  readonly doing: string
  readonly press: () => Promise<Outcome<unknown>>
  /** What is said when it is done; nothing where the page shows it. */
  readonly done?: string
}

/** A button that asks something of the shop once, and says below what came of it. */
export function PressedButton({ action, doing, press, done, ...rest }: PressedButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const [message, setMessage] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  async function run(): Promise<void> {
    setPressed(true)
    setMessage(undefined)
    const outcome = await press()
    setRefused(!outcome.ok)
    setMessage(outcome.ok ? done : outcome.fault.sentence)
    setPressed(false)
  }

  return (
    <div>
      <Button {...rest} aria-disabled={isPressed} onClick={() => void (isPressed || run())}>
        {isPressed ? doing : action}
      </Button>
      <p
        className={`mt-1 max-w-[56ch] text-[15px] empty:sr-only ${isRefused ? 'text-wrong' : 'text-ink-2'}`}
        aria-live="polite"
      >
        {message}
      </p>
    </div>
  )
}
