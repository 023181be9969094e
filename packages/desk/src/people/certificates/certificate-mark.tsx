import type { ListedCertificate } from '@millrun/commerce/desk/people/certificates'
import { EXEMPTION_STATUSES } from '@millrun/commerce/tax/exemption'
import { type Sign, StateMark } from '../../parts/state-mark.tsx'

type Status = ListedCertificate['status']

const SIGNS: Readonly<Record<Status, Sign>> = {
  offered: 'half',
  approved: 'full',
  refused: 'crossed',
  withdrawn: 'back',
}

const WORDS: Readonly<Record<Status, string>> = {
  offered: 'Offered',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

/** What happened to a certificate, as it is read. */
export function certificateWord(status: string): string {
  const known = EXEMPTION_STATUSES.find((one) => one === status)
  return known === undefined ? status : WORDS[known]
}

/** How a certificate stands today. */
export function CertificateMark({
  certificate: { status, isExpired },
}: {
  certificate: ListedCertificate
}) {
  if (isExpired) return <StateMark sign="crossed">Expired</StateMark>
  const words = status === 'offered' ? 'To decide' : WORDS[status]
  return <StateMark sign={SIGNS[status]}>{words}</StateMark>
}
