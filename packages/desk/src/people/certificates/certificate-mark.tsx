import type { ListedCertificate } from '@millrun/commerce/desk/people/certificates'
import { type Sign, StateMark } from '../../parts/state-mark.tsx'

const STANDINGS: Readonly<Record<ListedCertificate['status'], readonly [Sign, string]>> = {
  offered: ['half', 'To decide'],
  approved: ['full', 'Approved'],
  refused: ['crossed', 'Refused'],
  withdrawn: ['back', 'Withdrawn'],
}

/** How a certificate stands today. */
export function CertificateMark({
  certificate: { status, isExpired },
}: {
  certificate: ListedCertificate
}) {
  const [sign, words] = STANDINGS[status]
  return isExpired ? (
    <StateMark sign="crossed">Expired</StateMark>
  ) : (
    <StateMark sign={sign}>{words}</StateMark>
  )
}
