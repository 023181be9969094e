import {
  ADDRESS_NOT_FOUND,
  type AddressCheck,
  type StandardizedAddress,
} from '@millrun/commerce/functions'
import { useOnline } from '@millrun/ui/asking/use-online'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Badge } from '@millrun/ui/first/badge.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { zipText } from '@millrun/commerce/address/zip-code'

interface AddressVerdictProps {
  /** Undefined while it is awaited, and when it could not be had. */
  readonly check: AddressCheck | undefined
  readonly isChecking: boolean
  readonly onAccept: (address: StandardizedAddress) => void
  readonly onClose: () => void
}

const UNEXPECTED = 'An unexpected error occurred during address validation'

/** The panel under the address with what was found out about it. */
export function AddressVerdict({ check, isChecking, onAccept, onClose }: AddressVerdictProps) {
  const isOnline = useOnline()
  if (isChecking) {
    return (
      <Panel title="Validating Address..." onClose={onClose}>
        <p className="text-[15px] text-ink-2">
          {isOnline
            ? 'One moment, please.'
            : 'It waits for the network, and goes on by itself when that is back.'}
        </p>
      </Panel>
    )
  }
  if (check?.isValid !== true) {
    const error = check === undefined ? UNEXPECTED : (check.error ?? ADDRESS_NOT_FOUND)
    return (
      <Panel title="Address Not Found" onClose={onClose}>
        <p className="max-w-[60ch] text-[15px]">{error}</p>
        <Button look="outline" className="mt-4 max-sm:w-full" onClick={onClose}>
          Continue with Original Address
        </Button>
      </Panel>
    )
  }
  return (
    <Panel title="Address Validated" onClose={onClose}>
      <Badge>{check.confirmed === true ? 'Verified by USPS' : 'Checked against USPS format'}</Badge>
      <Standardized address={check.standardized} />
      <Warnings warnings={check.warnings} />
      <Answers address={check.standardized} onAccept={onAccept} onClose={onClose} />
    </Panel>
  )
}

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Panel({ title, onClose, children }: PanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="relative mt-4 border border-rule-2 bg-field p-5 pr-14"
    >
      <h3 id={id} className="title-card mb-2">
        {title}
      </h3>
      {children}
      <button
        type="button"
        aria-label="Close address validation"
        className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center hover:text-ink-2"
        onClick={onClose}
      >
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}

function Standardized({ address }: { address: StandardizedAddress | undefined }) {
  if (address === undefined) return null
  const { streetAddress, secondaryAddress, city, state, ...zip } = address
  return (
    <address className="mt-3 leading-snug not-italic">
      {streetAddress}
      <br />
      {secondaryAddress !== '' && (
        <>
          {secondaryAddress}
          <br />
        </>
      )}
      {city !== '' && `${city}, `}
      {state} {zipText(zip)}
    </address>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-[60ch] gap-1 text-[15px] text-ink-2">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  )
}

interface AnswersProps extends Pick<AddressVerdictProps, 'onAccept' | 'onClose'> {
  readonly address: StandardizedAddress | undefined
}

function Answers({ address, onAccept, onClose }: AnswersProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
      {address !== undefined && (
        <Button onClick={() => onAccept(address)}>Use Standardized Address</Button>
      )}
      <Button look="outline" onClick={onClose}>
        Keep Original
      </Button>
    </div>
  )
}
