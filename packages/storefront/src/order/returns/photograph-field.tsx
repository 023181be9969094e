import { MOST_PHOTOGRAPHS } from '@millrun/commerce/returns/ask-return'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { PHOTOGRAPH_KINDS } from './chosen-photograph.ts'
import type { ReturnForm } from './use-return-form.ts'

/** Photographs to be sent along: chosen, looked at, and taken away again. */
export function PhotographField({ form }: { form: ReturnForm }) {
  const { photographs, addFiles, removePhotograph, problems, fileProblem } = form
  return (
    <div>
      {photographs.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-4">
          {photographs.map(({ name, dataUrl }, place) => (
            <li key={dataUrl} className="w-28">
              <img
                src={dataUrl}
                alt={`Photograph ${place + 1}: ${name}`}
                className="h-28 w-28 border border-rule-2 object-cover"
              />
              <Button
                look="quiet"
                aria-label={`Remove photograph ${place + 1}`}
                onClick={() => removePhotograph(place)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photographs.length < MOST_PHOTOGRAPHS && (
        <TextField
          // A new field for each choice: the browser shows no name of a file that is above already.
          key={photographs.length}
          label="Photographs"
          type="file"
          accept={PHOTOGRAPH_KINDS}
          multiple
          hint={`Up to ${MOST_PHOTOGRAPHS}, as JPEG, PNG or WebP. Of damage, please show the carton and its label too.`}
          error={fileProblem ?? problems.photographs}
          onChange={(event) => void addFiles([...(event.currentTarget.files ?? [])])}
        />
      )}
      {photographs.length >= MOST_PHOTOGRAPHS && (
        <p className="min-h-6 text-sm text-wrong" aria-live="polite">
          {fileProblem}
        </p>
      )}
    </div>
  )
}
