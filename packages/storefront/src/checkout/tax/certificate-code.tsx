import { Button } from '@millrun/ui/first/button.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import type { ExemptionCheck } from './use-exemption.ts'

/** Asks for the code of an approved certificate, and says what it does. */
export function CertificateCode({
  exemption: { exemption, message, isChecking, check, drop },
}: {
  exemption: ExemptionCheck
}) {
  const [code, setCode] = useState('')
  const isRefused = message !== undefined && exemption === undefined
  return (
    <div className="pt-3">
      <p className="mb-3 text-[15px] text-ink-2">
        We approve certificates before the order.{' '}
        <a className="more text-ink" href={paths.taxExemption} target="_blank" rel="noreferrer">
          Offer a certificate
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <div className="grid gap-x-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <TextField
          label="Code of your certificate"
          hint={isRefused ? undefined : (message ?? 'It begins with EX-')}
          error={isRefused ? message : undefined}
          value={code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <Button
          look="outline"
          className="max-sm:mt-2 sm:mt-6.5"
          disabled={isChecking || code.trim() === ''}
          onClick={() => void check(code)}
        >
          {isChecking ? 'Checking…' : 'Check'}
        </Button>
      </div>
      {exemption !== undefined && (
        <Button look="outline" className="mt-3" onClick={drop}>
          Charge tax this time
        </Button>
      )}
    </div>
  )
}
