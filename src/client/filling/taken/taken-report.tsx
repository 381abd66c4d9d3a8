import { type ReactNode, useMemo } from 'react'
import { FormDocument } from '#client/form/form-document.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { TakenPlace, TakenResponse } from '#shared/exports/responses/take-in-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = { readonly questionnaire: Questionnaire; readonly taken: TakenResponse }

/** What becomes of a file of answers: the answers as they will be read, what is changed, and what is not taken and why. */
export function TakenReport({ questionnaire, taken }: Props): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const { answers, authored, kept, missing, status } = taken
  const open = useMemo(
    () =>
      openAnswers(compileForm(definitionOf(questionnaire)), answers, {
        newId,
        values: { today: authored.slice(0, 10) },
      }),
    [questionnaire, answers, authored, newId],
  )
  return (
    <section aria-labelledby="filling-file-report">
      <h2 id="filling-file-report">{words('filling.file-report')}</h2>
      <p>
        {words('filling.file-kept', { count: kept })}{' '}
        {status === 'Final'
          ? words('filling.file-finished')
          : words('filling.file-unfinished', { count: missing })}
      </p>
      <Places titleId="filling.file-refused" places={taken.refused} />
      <Places titleId="filling.file-changed" places={taken.changed} />
      <FormDocument answers={open} />
    </section>
  )
}

type PlacesProps = {
  readonly titleId: 'filling.file-refused' | 'filling.file-changed'
  readonly places: readonly TakenPlace[]
}

function Places({ titleId, places }: PlacesProps): ReactNode {
  const words = useWords()
  if (places.length === 0) return null
  return (
    <table className="filling-table">
      <caption>{words(titleId, { count: places.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{words('filling.file-place')}</th>
          <th scope="col">{words('filling.file-became')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ linkId, kind }) => (
          <tr key={`${linkId} ${kind}`}>
            <td>{linkId ?? words('filling.file-whole')}</td>
            <td>{words(`filling.file-${kind}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
