import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import { loadResponsePart } from '#client/filling/open/load-response.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

/** What the questions of a response know of where they stand. */
export function useFillSetting({ patient }: QuestionnaireResponse): FormSetting {
  const { practice, profile } = useSession()
  const { id, display = '' } = patient
  return useMemo(
    () => ({
      timezone: practice?.timezone ?? 'UTC',
      find: findReferences,
      load: loadResponsePart,
      patient: { id, display },
      ...(profile && {
        signer: { id: profile.id, resourceType: profile.resourceType, display: profile.display ?? '' },
      }),
    }),
    [practice?.timezone, profile, id, display],
  )
}
