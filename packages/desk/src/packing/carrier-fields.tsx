import { CARRIERS } from '@millrun/commerce/desk/carriers'
import { SHIPMENT_MAX } from '@millrun/commerce/desk/shipment-request'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormRow } from '../parts/form-row.tsx'
import type { TypedShipment } from './typed-shipment.ts'

/** Who takes it, from those that we know or any other, and the number to ask under. */
export function CarrierFields({ form }: { form: UseFormReturn<TypedShipment> }) {
  const carriers = useId()
  return (
    <>
      <FormRow>
        <FormField
          form={form}
          name="carrier"
          label="Carrier"
          list={carriers}
          maxLength={SHIPMENT_MAX.carrier}
          autoComplete="off"
        />
        <FormField
          form={form}
          name="tracking"
          label="Tracking number"
          hint="Leave it empty where there is none."
          maxLength={SHIPMENT_MAX.tracking}
          autoComplete="off"
        />
      </FormRow>
      <datalist id={carriers}>
        {CARRIERS.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
