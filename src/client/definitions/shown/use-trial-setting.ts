import { useMemo } from 'react'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { loadForm } from '#client/form/stored/load-form.ts'
import { loadInstrument } from '#client/form/stored/load-instrument.ts'
import { useMoments } from '#client/ui/moments.ts'

/** What a form that is tried out knows of where it stands: it is about nobody, and the forms and questionnaires in it are there. */
export function useTrialSetting(): FormSetting {
  const { timezone } = useMoments()
  return useMemo(() => ({ timezone, find: findReferences, load: loadForm, loadInstrument }), [timezone])
}
