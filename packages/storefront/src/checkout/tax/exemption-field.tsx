import { createResource } from '@millrun/ui/first/resource'
import { useState } from 'react'
import { Folded } from '../folded.tsx'
import type { ExemptionCheck } from './use-exemption.ts'

const codeChunk = createResource(() => import('./certificate-code.tsx'))

/** For buyers who owe no sales tax: folded away, with the way to offer a certificate. */
export function ExemptionField({ exemption }: { exemption: ExemptionCheck }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded title="I am exempt from sales tax" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <LateCode exemption={exemption} />
    </Folded>
  )
}

function LateCode(props: { exemption: ExemptionCheck }) {
  const code = codeChunk.use()
  return <code.CertificateCode {...props} />
}
