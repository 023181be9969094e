import { useId, type Ref } from 'react'

interface AddressFieldProps {
  readonly label: string
  readonly address: string
  readonly ref?: Ref<HTMLInputElement>
}

/** An address to be read and copied; all of it is selected by whoever goes there. */
export function AddressField({ label, address, ref }: AddressFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="h-11 w-full rounded-xs border border-rule-2 bg-field px-3 text-[15px]"
      />
    </>
  )
}
