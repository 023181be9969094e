import type { ReactNode } from 'react'

const TONES = { plain: 'bg-paper-2 border-ink', wrong: 'bg-field border-wrong' } as const

interface BannerProps {
  /** `wrong` is for what went wrong or must not be overlooked. */
  readonly tone?: keyof typeof TONES
  readonly children: ReactNode
}

/** A sentence across the screen that holds for all of it. */
export function Banner({ tone = 'plain', children }: BannerProps) {
  return (
    <span className={`block border-b-2 ${TONES[tone]}`}>
      <span className="wrap block py-3 font-medium">{children}</span>
    </span>
  )
}
