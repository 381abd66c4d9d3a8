import type { Consent } from '#generated/types/consent.ts'
import type { Reference } from '#generated/types/reference.ts'
import { optional, pinned } from '#server/note-parts/optional.ts'
import { type DrawCopy, keepCopies } from '#server/note-parts/paper/keep-copies.ts'
import { printSpeech } from '#server/note-parts/paper/print-speech.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, InsideWork } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { type Definition, wholeDefinitionOf } from '#shared/forms/definition.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { consentDocument } from './consent-document.ts'

/** A signed consent as the copy that its chart keeps, in the language of the practice and dated by its last signature. */
export const drawConsentCopy: DrawCopy = async (context, { id, versionId }) => {
  const found = await context.stores.of('Consent').getVersion(id, versionId)
  if (!found.ok) return found
  const consent = found.value
  const author = takerOf(consent)
  if (!author) return failed({ kind: 'missing' })
  const patient = await optional(context, 'Patient', consent.patient)
  if (!patient.ok) return patient
  const form = await formOf(context, consent)
  if (!form.ok) return form
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { speech, drawn } = printSpeech(context, preferences.value, { spoken: preferences.value.locale })
  const printed = {
    consent,
    patient: patient.value,
    form: form.value,
    preferences: preferences.value,
    printing: { printer: '', now: consent.dateSigned ?? consent.meta.lastModified, isCopy: true },
  }
  const document = await drawn(() => consentDocument(printed, speech))
  const { start, end } = consent.period
  return succeeded({
    kind: 'copy',
    document,
    facts: {
      subject: consent.patient,
      type: { code: 'consent', display: 'Consent' },
      title: speech.reader.code('consent-kind', consent.kind.code).slice(0, 120),
      status: 'Final',
      author,
      period: { start, ...(end !== undefined && { end }) },
    },
  })
}

/** Who of the staff had it signed. */
function takerOf({ meta }: Consent): Reference | undefined {
  return [meta.lastModifiedBy, meta.createdBy].find((each) => each?.resourceType === 'Practitioner')
}

async function formOf(context: Context, { form }: Consent): Promise<Outcome<Definition | undefined>> {
  if (!form) return succeeded(undefined)
  const type = form.definition.resourceType === 'Form' ? 'Form' : 'Questionnaire'
  const found = await pinned(context, type, form.definition)
  return found.ok ? succeeded(wholeDefinitionOf(found.value)) : found
}

/** A job that keeps the copies of signed consents in the charts. */
export const keepConsentCopies: Job<InsideWork> = (work) => keepCopies(work, 'Consent', drawConsentCopy)
