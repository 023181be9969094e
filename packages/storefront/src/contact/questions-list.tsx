import { JsonLd } from '../structured-data/json-ld.tsx'
import { questions, questionsData } from '../structured-data/questions.ts'

/** What people ask first, each answer behind its question. */
export function QuestionsList() {
  return (
    <section className="wrap pb-18 lg:pb-28" aria-labelledby="questions">
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <h2 id="questions" className="title-section lg:col-span-4">
          Before you ask
        </h2>
        <div className="mt-6 border-t border-ink lg:col-span-8 lg:mt-0">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-rule last:border-b-ink">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-xl leading-tight [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className="text-2xl text-ink-2 group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-[64ch] pb-5 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLd data={questionsData()} />
    </section>
  )
}
