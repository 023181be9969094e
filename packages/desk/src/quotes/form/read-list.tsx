import { type ReadPartsAnswer, ReadPartsAnswerSchema } from '@millrun/commerce/quotes/desk-quotes'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { askDesk } from '../../asking/ask-desk.ts'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { PriceListField } from '../../price-lists/price-list-field.tsx'
import { type TypedLine, withRead } from './typed-lines.ts'
import type { TypedQuote } from './typed-quote.ts'

interface ReadListProps {
  readonly form: UseFormReturn<TypedQuote>
  readonly onRead: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void
}

/** Where a list is pasted and read, again and again: what was understood becomes lines, and the rest stays to be mended. */
export function ReadList({ form, onRead }: ReadListProps) {
  const [answer, setAnswer] = useState<ReadPartsAnswer>()
  const priceList = useWatch({ control: form.control, name: 'priceList' })

  async function read(): Promise<Outcome<unknown>> {
    const text = form.getValues('pasted')
    const body = { text, priceList: priceList === '' ? null : priceList }
    const outcome = await askDesk('quotes/read', ReadPartsAnswerSchema, { method: 'POST', body })
    if (!outcome.ok) return outcome
    setAnswer(outcome.data)
    onRead((lines) => withRead(lines, outcome.data.lines))
    // What was typed meanwhile stays.
    if (form.getValues('pasted') === text) form.setValue('pasted', outcome.data.left)
    return outcome
  }

  return (
    <div className="mb-6 grid max-w-200 gap-y-2">
      <PriceListField
        label="Prices to begin with"
        value={priceList}
        onChoose={(name) => form.setValue('priceList', name)}
      />
      <TextAreaField
        form={form}
        name="pasted"
        label="List of parts"
        rows={6}
        hint="A part on each line, in any words, or the link of a shared cart."
      />
      <PressedButton look="tool" action="Read the List" doing="Reading…" press={read} />
      {answer !== undefined && <Told answer={answer} />}
    </div>
  )
}

function Told({ answer: { lines, problems } }: { answer: ReadPartsAnswer }) {
  return (
    <div className="mt-4">
      <output>{countText(lines.length, problems.length)}</output>
      {problems.length > 0 && (
        <ul aria-label="What to look at" className="mt-3 border-l-4 border-wrong pl-4">
          {problems.map(({ row, text, sentence }) => (
            <li key={`${row} ${text} ${sentence}`} className="py-1.5 wrap-anywhere">
              {text !== '' && <span className="block font-medium">{text}</span>}
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function countText(lines: number, problems: number): string {
  const read = lines === 1 ? '1 line was read.' : `${lines} lines were read.`
  if (problems === 0) return read
  return `${read} Please look at the following; what was not read is still in the field.`
}
