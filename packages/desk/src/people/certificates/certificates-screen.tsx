import {
  CertificatesSchema,
  type ListedCertificate,
} from '@millrun/commerce/desk/people/certificates'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { CertificateMark } from './certificate-mark.tsx'

const COLUMNS: readonly Column<ListedCertificate>[] = [
  { id: 'code', head: 'Certificate', cell: ({ code }) => code },
  {
    id: 'status',
    head: 'Standing',
    cell: (certificate) => <CertificateMark certificate={certificate} />,
  },
  {
    id: 'business',
    head: 'Business',
    cell: ({ businessName }) => businessName,
    sortBy: ({ businessName }) => businessName,
  },
  { id: 'email', head: 'Address', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { id: 'state', head: 'State', cell: ({ state }) => state, sortBy: ({ state }) => state },
  {
    id: 'days',
    head: 'Days',
    cell: ({ validFrom, validTo }) => `${validFrom} to ${validTo ?? 'withdrawal'}`,
  },
]

/** Certificates of buyers who owe no sales tax. */
export function CertificatesScreen() {
  const asked = useAsked(['certificates'], 'certificates', CertificatesSchema)
  return (
    <>
      <ScreenTitle title="Exemption certificates" />
      <AskedContent asked={asked} waiting="Looking up the certificates…">
        {({ certificates }) => (
          <Table
            caption="Exemption certificates"
            rows={certificates}
            rowKey={({ code }) => code}
            columns={COLUMNS}
            rowLink={({ code }) => `/people/certificates/${code}`}
            empty="Nobody has offered a certificate yet."
          />
        )}
      </AskedContent>
    </>
  )
}
