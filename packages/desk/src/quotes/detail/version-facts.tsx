import { business } from '@millrun/commerce/business'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { QuoteVersion } from '@millrun/commerce/quotes/desk-quotes'
import { Day } from '../../parts/day.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'

/** For whom a quote is, and until when, as it stood in one version. */
export function VersionFacts({ version }: { version: QuoteVersion }) {
  const { jobName, client, email, until, note, design, madeAt, madeBy, mailedAt } = version
  return (
    <Facts>
      <Fact name="Job">{jobName}</Fact>
      <Fact name="Client">{client}</Fact>
      <Fact name="E-mail">{email}</Fact>
      <Fact name="Holds until">{dayInWords(until, true)}</Fact>
      {design !== undefined && (
        <Fact name="Stair">
          <a href={`${business.designerUrl}#${design}`} className="more">
            Open it in the designer
          </a>
        </Fact>
      )}
      <Fact name="Note">
        {note === '' ? null : <span className="whitespace-pre-line">{note}</span>}
      </Fact>
      <Fact name="Written">
        <Day at={madeAt} withTime />
        {madeBy !== '' && ` by ${madeBy}`}
      </Fact>
      <Fact name="Mailed">
        {mailedAt === undefined ? 'Not yet' : <Day at={mailedAt} withTime />}
      </Fact>
    </Facts>
  )
}
