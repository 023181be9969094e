import type { ReactNode } from 'react'

const TONES = {
  saving: 'border-plotter text-plotter',
  plain: 'border-rule-2 text-ink-2',
} as const

interface BadgeProps {
  /** `saving` is blue, for what is saved; everything else is plain. */
  readonly tone?: keyof typeof TONES
  readonly className?: string
  readonly children: ReactNode
}

/** A word or two in a thin frame. */
export function Badge({ tone = 'plain', className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-[1px] border px-2 text-[13px] leading-6 font-semibold tracking-[0.03em] whitespace-nowrap ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
