import type { ReactNode } from 'react'

/** Fields of a form side by side, as many as have room for what is typed in them. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-5 gap-y-3">
      {children}
    </div>
  )
}
