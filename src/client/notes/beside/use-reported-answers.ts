import { useEffect, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { loadInstrument } from '#client/form/stored/load-instrument.ts'
import { answersAsked } from '#client/notes/sections/latest-by-name.ts'
import type { Sheet } from '#client/notes/sections/sheet.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { Note } from '#generated/types/note.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { oldestDays } from '#shared/notes/editing/former-form.ts'
import {
  type ReportedAnswer,
  type ReportedForm,
  reportedAnswers,
} from '#shared/notes/editing/reported-answers.ts'
import { plusDays } from '#shared/time/calendar.ts'

/** What was answered by the patient, or for the patient by someone near. */
type ReportedResponse = ReportedForm & { readonly response: QuestionnaireResponse }

/** An answer of the patient, and where in the note it can be taken over. */
export type ReportedHere = ReportedAnswer<ReportedResponse> & { readonly sheet: Sheet }

/** What patients themselves answered within a year before the note's day or since, beside each question of the note that asks the same; nothing to whoever may not read it. What was read stays while the server is away. */
export function useReportedAnswers(
  { id, serviceDate }: Note,
  sheets: readonly Sheet[],
  patientId: string | undefined,
): readonly ReportedHere[] {
  const { may } = usePermissions()
  const moments = useMoments()
  const mayRead = may('QuestionnaireResponse:Read') && may('Questionnaire:Read')
  const asked = useMemo(
    () => (mayRead && patientId ? answersAsked(patientId) : undefined),
    [mayRead, patientId],
  )
  const known = knownOf(useAnswer('questionnaireResponse.query', asked))
  const oldest = plusDays(serviceDate.slice(0, 10), -oldestDays)
  const responses = useMemo(
    () =>
      newestOfEach(known?.items ?? []).filter(
        ({ note, authored }) => note?.id !== id && moments.dayOf(authored) >= oldest,
      ),
    [known, id, moments, oldest],
  )
  const forms = useForms(responses)
  return useMemo(() => {
    const reported = responses.flatMap((response): readonly ReportedResponse[] => {
      const form = forms.get(response.id)
      const from = { id: response.id, resourceType: 'QuestionnaireResponse' }
      const source = { from, on: moments.dayOf(response.authored) }
      return form ? [{ form, answers: response.answers, source, response }] : []
    })
    return sheets.flatMap((sheet) =>
      reportedAnswers(sheet.answers.form, reported).map((each) => ({ ...each, sheet })),
    )
  }, [responses, forms, sheets, moments])
}

/** Of each questionnaire what was answered last, but by staff. */
function newestOfEach(rows: readonly QuestionnaireResponse[]): readonly QuestionnaireResponse[] {
  const all = new Map<string, QuestionnaireResponse>()
  for (const row of rows)
    if (row.source !== 'Clinician' && !all.has(row.questionnaire.id)) all.set(row.questionnaire.id, row)
  return [...all.values()]
}

/** The questions as they were put, by the response. */
function useForms(responses: readonly QuestionnaireResponse[]): ReadonlyMap<string, Form> {
  const [known, setKnown] = useState<ReadonlyMap<string, Form>>(new Map())
  useEffect(() => {
    let isWanted = true
    for (const { id, questionnaire } of responses)
      void loadInstrument(questionnaire).then((loaded) => {
        if (isWanted && loaded.ok) setKnown((before) => new Map([...before, [id, compileForm(loaded.value)]]))
      })
    return () => {
      isWanted = false
    }
  }, [responses])
  return known
}
