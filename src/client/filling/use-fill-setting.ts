import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { loadForm } from '#client/form/stored/load-form.ts'
import { loadInstrument } from '#client/form/stored/load-instrument.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

/** What the questions of a response know of where they stand. */
export function useFillSetting(response: QuestionnaireResponse, { key }: Questionnaire): FormSetting {
  const { patient, id: responseId } = response
  const { practice, profile } = useSession()
  const { id, display = '' } = patient
  return useMemo(
    () => ({
      timezone: practice?.timezone ?? 'UTC',
      find: findReferences,
      load: loadForm,
      loadInstrument,
      patient: { id, display },
      carrying: {
        of: 'Questionnaire' as const,
        key,
        patient: id,
        except: responseId,
        inherits: 'Never' as const,
      },
      ...(profile && {
        signer: { id: profile.id, resourceType: profile.resourceType, display: profile.display ?? '' },
      }),
    }),
    [practice?.timezone, profile, id, display, key, responseId],
  )
}
