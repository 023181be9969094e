import type { DeskRating } from '@millrun/commerce/desk/ratings/desk-ratings'
import { RatingAnswerTextSchema } from '@millrun/commerce/desk/ratings/rating-decision'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { z } from 'zod/mini'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { TextAreaField } from '../parts/text-area-field.tsx'
import type { ReviewDeed } from './use-review-deed.ts'

interface AnswerFormProps {
  readonly rating: DeskRating
  readonly deed: ReviewDeed
  readonly onDone: () => void
}

const Schema = z.object({ text: RatingAnswerTextSchema })

/** What the shop says below a review, for everybody to read. */
export function AnswerForm({ rating: { id, answer }, deed, onDone }: AnswerFormProps) {
  const sent = useKeptForm<{ text: string }>({
    name: `answer ${id}`,
    schema: Schema,
    values: { text: answer ?? '' },
    send: async ({ text }) => {
      const outcome = await deed('answer', { text })
      if (!outcome.ok) return outcome.fault
      onDone()
      return undefined
    },
  })
  return (
    <div className="mt-4">
      <SentFields sent={sent} action="Answer in Public" doing="Answering…" className="max-w-140">
        <TextAreaField
          form={sent.form}
          name="text"
          label="Answer of the shop"
          hint="It stands below the review. Empty takes it away. Nothing about the order, please."
        />
      </SentFields>
    </div>
  )
}
