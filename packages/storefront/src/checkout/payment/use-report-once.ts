import { useRef } from 'react'
import { showToast, withdrawToasts, type ShopToast } from '@millrun/ui/over/show-toast'

export interface Reporter {
  /** Begins an attempt to pay: what is told of the last one is over, and of what goes wrong in it, only the first is told. */
  readonly begin: () => void
  readonly report: (toast: ShopToast) => void
}

/** One failure, one toast: the payment library repeats in its own words what we have told. */
export function useReportOnce(): Reporter {
  const isTold = useRef(false)
  return {
    begin: () => {
      withdrawToasts('payment')
      isTold.current = false
    },
    report: (toast) => {
      if (isTold.current) return
      isTold.current = true
      showToast(toast)
    },
  }
}
