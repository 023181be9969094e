import { business } from '@millrun/commerce/business'
import type { ReactNode } from 'react'

/** The shop's name over the desk; at its end stands whatever there is to do about who is here. */
export function Masthead({ children }: { children?: ReactNode }) {
  return (
    <header className="bg-iron text-paper print:hidden">
      <div className="wrap flex min-h-14 items-center gap-x-3 sm:gap-x-4">
        <p className="mr-auto flex items-center gap-3 font-serif text-[23px] leading-none tracking-[-0.02em]">
          {business.shortName}
          <span aria-hidden="true" className="h-5 w-px bg-iron-2" />
          <span className="text-[19px] text-iron-2">Desk</span>
        </p>
        {children}
      </div>
    </header>
  )
}
