import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Begin = {
  /** Makes the unfinished response; its id, or undefined where that was refused. */
  readonly begin: (questionnaire: Questionnaire) => Promise<string | undefined>
  readonly isBusy: boolean
  readonly failure: SeenFailure | undefined
}

/** Begins a questionnaire about a patient, with what its author has put in from the beginning. */
export function useBegin(
  patient: Patient,
  author: { readonly id: string; readonly resourceType: 'Practitioner' },
): Begin {
  const { instant, newId } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const begin = async (questionnaire: Questionnaire) => {
    const authored = instant()
    const values = { today: authored.slice(0, 10) }
    setBusy(true)
    const outcome = await send('questionnaireResponse.create', {
      body: {
        questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
        patient: { id: patient.id, resourceType: 'Patient' },
        author,
        status: 'Preliminary',
        source: 'Clinician',
        authored,
        answers: startAnswers(compileForm(definitionOf(questionnaire)), { newId, values }),
      },
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return undefined
    refreshAnswers('QuestionnaireResponse')
    return outcome.value.id
  }
  return { begin, isBusy, failure }
}
