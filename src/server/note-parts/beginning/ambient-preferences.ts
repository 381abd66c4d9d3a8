import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

type Chosen = Pick<
  PracticePreferences,
  'ambientListening' | 'defaultScribeNoteFormat' | 'timezone' | 'locale' | 'labels'
>

/** What a practice that has never chosen has. */
const usual: Chosen = {
  ambientListening: false,
  defaultScribeNoteFormat: 'GIRPP',
  timezone: 'America/Chicago',
  locale: 'en-US',
  labels: {
    patient: { singular: 'Patient', plural: 'Patients' },
    session: { singular: 'Session', plural: 'Sessions' },
    location: { singular: 'Location', plural: 'Locations' },
    enrollment: { singular: 'Enrollment', plural: 'Enrollments' },
    problem: { singular: 'Problem', plural: 'Problems' },
    practitioner: { singular: 'Practitioner', plural: 'Practitioners' },
  },
}

/** How a practice wants its notes drafted; forbidden where it does not want that at all, or the asker may not have any drafted. */
export async function ambientPreferences(context: Context): Promise<Outcome<Chosen>> {
  const found = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!found.ok) return found
  const chosen = found.value.rows[0] ?? usual
  const permission = 'Transcription:Create'
  if (!chosen.ambientListening)
    return failed({ kind: 'forbidden', permission: 'ambientListening', because: 'scribe.off' })
  return permits(context.actor.granted, permission)
    ? succeeded(chosen)
    : failed({ kind: 'forbidden', permission, because: 'scribe.right-missing' })
}
