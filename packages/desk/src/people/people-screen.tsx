import { Route, Routes } from 'react-router'
import { SubNavigation } from '../frame/sub-navigation.tsx'
import { useStaff } from '../session/staff-context.ts'
import { ApplicationsScreen } from './applications/applications-screen.tsx'
import { CertificateScreen } from './certificates/certificate-screen.tsx'
import { CertificatesScreen } from './certificates/certificates-screen.tsx'
import { CustomerScreen } from './customers/customer-screen.tsx'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { StaffScreen } from './staff/staff-screen.tsx'

const PLACES = [
  { name: 'Customers', path: '/people' },
  { name: 'Trade applications', path: '/people/applications' },
  { name: 'Exemption certificates', path: '/people/certificates' },
]

const OWNERS_PLACES = [...PLACES, { name: 'Staff', path: '/people/staff' }]

/** Everybody the shop deals with: who buys, who asks for something, and who works here. */
export function PeopleScreen() {
  const isOwner = useStaff().role === 'owner'
  return (
    <>
      <SubNavigation label="People" places={isOwner ? OWNERS_PLACES : PLACES} />
      <Routes>
        <Route index element={<CustomersScreen />} />
        <Route path="customer" element={<CustomerScreen />} />
        <Route path="applications" element={<ApplicationsScreen />} />
        <Route path="certificates" element={<CertificatesScreen />} />
        <Route path="certificates/:code" element={<CertificateScreen />} />
        {isOwner && <Route path="staff" element={<StaffScreen />} />}
      </Routes>
    </>
  )
}
