import { type ReactNode, useMemo } from 'react'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PdfButton } from '#client/content/pdf-button.tsx'
import { givenAnswers } from '#client/filling/open/given-answers.ts'
import type { LoadedResponse } from '#client/filling/open/load-response.ts'
import { ChartComparison } from '#client/filling/pages/chart-comparison.tsx'
import { FormDocument } from '#client/form/form-document.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { AlertList } from './alert-list.tsx'
import { Comparison } from './comparison.tsx'
import { ResponseFhir } from './response-fhir.tsx'
import { ReviewBox } from './review-box.tsx'
import { ScoreTable } from './score-table.tsx'
import '#client/filling/pages/filling.css'

type Props = { readonly loaded: LoadedResponse; readonly reload: () => void }

/** Answers that are read: what they score and which alerts they raise, how they differ from those before, the answers themselves, and who has reviewed them. */
export function ResponseDocument({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { response, questionnaire } = loaded
  const { previous: former } = response
  const read = useAnswer('questionnaireResponse.read', former ? { id: former.id } : undefined)
  const previous = knownOf(read)
  const name = questionnaire?.name ?? response.questionnaire.display ?? response.display
  useWorkspace({
    key: `QuestionnaireResponse/${response.id}`,
    title: response.patient.display ?? name,
    subtitle: name,
  })

  return (
    <Page
      title={name}
      above={<PatientHeader id={response.patient.id} />}
      beside={
        <span className="filling-quiet">
          {words('filling.authored', {
            state: labels(`enumeration.ReportStatus.${response.status}`),
            when: moments.dateAndTime(response.authored),
            name: response.author.display ?? '–',
          })}
          <FromNote note={response.note} />
        </span>
      }
      toolbar={
        <>
          <PdfButton print={() => send('questionnaireResponse.print', { id: response.id })} />
          {questionnaire && <ResponseFhir questionnaire={questionnaire} response={response} />}
          <AllFieldsLink type="QuestionnaireResponse" id={response.id} />
        </>
      }
    >
      <div className="filling">
        <AlertList response={response} questionnaire={questionnaire} />
        <ScoreTable response={response} questionnaire={questionnaire} previous={previous} />
        <ReviewBox response={response} questionnaire={questionnaire} onReviewed={reload} />
        {questionnaire && (
          <ChartComparison
            form={definitionOf(questionnaire)}
            answers={givenAnswers(response)}
            patientId={response.patient.id}
          />
        )}
        {questionnaire && previous && (
          <Comparison questionnaire={questionnaire} response={response} previous={previous} />
        )}
        {questionnaire && <Given response={response} questionnaire={questionnaire} />}
      </div>
    </Page>
  )
}

/** The way to the note inside which they were given; nothing where the reader may not know of it. */
function FromNote({ note }: { readonly note: QuestionnaireResponse['note'] | undefined }): ReactNode {
  const words = useWords()
  if (note?.display === undefined) return null
  return (
    <>
      {' · '}
      <ScreenLink to={`/notes/${note.id}`}>{words('filling.from-note', { note: note.display })}</ScreenLink>
    </>
  )
}

type GivenProps = { readonly response: QuestionnaireResponse; readonly questionnaire: Questionnaire }

function Given({ response, questionnaire }: GivenProps): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const answers = useMemo(
    () =>
      openAnswers(compileForm(definitionOf(questionnaire)), givenAnswers(response), {
        newId,
        values: { today: response.authored.slice(0, 10) },
      }),
    [questionnaire, response, newId],
  )
  return (
    <section aria-labelledby="filling-answers">
      <h2 id="filling-answers">{words('filling.answers')}</h2>
      <FormDocument answers={answers} />
    </section>
  )
}
