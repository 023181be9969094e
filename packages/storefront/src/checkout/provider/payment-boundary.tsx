import { Component, type ReactNode } from 'react'
import { notices } from '../payment/payment-notices.ts'
import { ProviderFailed } from './provider-failed.tsx'

interface State {
  readonly message: string | undefined
}

/** Keeps a fault of the provider's script inside the payment area: form and cart stay usable. */
export class PaymentBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
    return <ProviderFailed toast={notices.initFailed} debugInfo={{ Error: message }} />
  }
}
