import { ADDRESS_FIELDS } from '@millrun/commerce/customer'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { createResource } from '@millrun/ui/first/resource'
import type { UseFormReturn } from 'react-hook-form'
import { Late } from '../app/late.tsx'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { AddressCheck } from './address/address-check.tsx'
import { hasKeptAddresses } from './address/has-kept-addresses.ts'
import { CheckoutSection } from './checkout-section.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { ExemptionField } from './tax/exemption-field.tsx'
import type { ExemptionCheck } from './tax/use-exemption.ts'
import { ReferenceFields } from './reference-fields.tsx'
import type { TruckQuestionsProps } from './truck-questions.tsx'
import { ShippingAddress } from './address/shipping-address.tsx'
import { addressLine, business, mapsUrl } from '@millrun/commerce/business'
import type { WayThere } from '../delivery/way-there.ts'
import { WHEN_READY } from '../order/when-ready.ts'

interface BuyerFormProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly values: CheckoutForm
  /** How the order travels, as soon as that is known. */
  readonly way: WayThere | undefined
  readonly exemption: ExemptionCheck
}

/** Who buys, and where the order goes. */
export function BuyerForm({ form, values, way, exemption }: BuyerFormProps) {
  const isByTruck = way?.mode === 'freight'
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <CheckoutSection title="Contact Information">
        <FormField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
      </CheckoutSection>
      <CheckoutSection title="Shipping Information">
        <DeliveryNote way={way} />
        {!values.pickup && hasKeptAddresses() && (
          <Late>
            <OfferedAddresses form={form} />
          </Late>
        )}
        <Recipient form={form} isByTruck={isByTruck} />
        <Checkbox
          className="mt-3 mb-4"
          {...form.register('pickup', { onChange: () => form.clearErrors(ADDRESS_FIELDS) })}
        >
          Pickup at Warehouse (Free)
        </Checkbox>
        {values.pickup ? (
          <PickupInfo />
        ) : (
          <>
            <ShippingAddress form={form} />
            <AddressCheck form={form} values={values} />
            {isByTruck && (
              <Late>
                <TruckQuestions form={form} farSentence={way.farSentence(values.state)} />
              </Late>
            )}
          </>
        )}
        <ReferenceFields form={form} values={values} />
        <ExemptionField exemption={exemption} />
      </CheckoutSection>
    </form>
  )
}

const truckChunk = createResource(() => import('./truck-questions.tsx'))
const offeredChunk = createResource(() => import('./address/offered-addresses.tsx'))

/** Most orders go by parcel: the script of a truck's questions comes with the truck. */
function TruckQuestions(props: TruckQuestionsProps) {
  const questions = truckChunk.use()
  return <questions.TruckQuestions {...props} />
}

/** Whoever keeps no address fetches nothing. */
function OfferedAddresses(props: Pick<BuyerFormProps, 'form'>) {
  const offered = offeredChunk.use()
  return <offered.OfferedAddresses {...props} />
}

interface RecipientProps {
  readonly form: UseFormReturn<CheckoutForm>
  readonly isByTruck: boolean
}

function Recipient({ form, isByTruck }: RecipientProps) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <FormField
        form={form}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        required
      />
      <FormField
        form={form}
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        required
      />
      <FormField
        form={form}
        name="phone"
        className="sm:col-span-2"
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        hint={
          isByTruck
            ? 'Needed for order updates. The driver of the truck calls it, too.'
            : 'Needed for order updates.'
        }
      />
    </div>
  )
}

/** Where and when an order can be picked up. */
function PickupInfo() {
  return (
    <div className="mt-3 border-t border-b border-rule py-4">
      <h3 className="title-card">Pick up at our warehouse</h3>
      <p className="mt-1 text-[15px] text-ink-2">
        {addressLine()}.{' '}
        <a className="more text-ink" href={mapsUrl()} target="_blank" rel="noreferrer">
          Open the map
        </a>
      </p>
      <dl className="mt-3 grid max-w-80 gap-1 text-[15px]">
        {business.hours.warehouse.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4">
            <dt className="text-ink-2">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[52ch] text-[15px] text-ink-2">{WHEN_READY}</p>
    </div>
  )
}
