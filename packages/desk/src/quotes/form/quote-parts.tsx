import { formatDollars } from '@millrun/commerce/dollars'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Part } from '../../parts/part.tsx'
import { LineFields } from './line-fields.tsx'
import { ReadList } from './read-list.tsx'
import { linesIn, linesText, type TypedLine, typedTotal } from './typed-lines.ts'
import type { TypedQuote } from './typed-quote.ts'

/** The parts of a quote: read from what is pasted, then each to be changed. */
export function QuoteParts({ form }: { form: UseFormReturn<TypedQuote> }) {
  const lines = linesIn(useWatch({ control: form.control, name: 'lines' }))
  const write = (changed: readonly TypedLine[]) => form.setValue('lines', linesText(changed))
  return (
    <Part title="Parts">
      <ReadList form={form} onRead={(change) => write(change(linesIn(form.getValues('lines'))))} />
      {lines.length > 0 && (
        <>
          <ul className="border-t border-rule">
            {lines.map((line) => (
              <li key={line.id} className="border-b border-rule py-3">
                <LineFields
                  line={line}
                  onChange={(changed) =>
                    write(lines.map((one) => (one.id === line.id ? changed : one)))
                  }
                  onRemove={() => write(lines.filter(({ id }) => id !== line.id))}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-right text-lg">
            Total before shipping and tax:{' '}
            <output className="font-medium">{formatDollars(typedTotal(lines))}</output>
          </p>
        </>
      )}
    </Part>
  )
}
