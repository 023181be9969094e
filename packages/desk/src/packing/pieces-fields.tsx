import { FormField } from '@millrun/ui/form/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { type LineLeft, piecesField, type TypedShipment } from './typed-shipment.ts'

interface PiecesFieldsProps {
  readonly form: UseFormReturn<TypedShipment>
  readonly left: readonly LineLeft[]
}

/** How many pieces of each line leave, beside what the line is. */
export function PiecesFields({ form, left }: PiecesFieldsProps) {
  return (
    <ul className="mb-6 border-t border-rule">
      {left.map((line) => (
        <li
          key={line.place}
          className="grid items-start gap-x-6 border-b border-rule py-4 sm:grid-cols-[1fr_9rem]"
        >
          <div className="min-w-0">
            <p className="text-lg font-medium">{line.item}</p>
            <p className="wrap-anywhere">{line.title}</p>
            <p className="text-ink-2">
              {line.left} of {line.quantity} left
            </p>
          </div>
          <FormField
            form={form}
            name={piecesField(line.place)}
            label={`Pieces of ${line.item}`}
            inputMode="numeric"
            autoComplete="off"
          />
        </li>
      ))}
    </ul>
  )
}
