import type { DemoPatient } from '#server/demo/facts/demo-patients.ts'
import { idOf, referTo } from '#server/demo/facts/id-of.ts'
import { patientKey } from '#server/demo/rows/patient-rows.ts'
import {
  questionnaireKey,
  questionnaireRow,
  signedConsentRow,
  storyRows,
} from '#server/demo/rows/story-rows.ts'
import type { DemoContext } from './hold-session.ts'

/** Tells the story of a patient of the demo: what those who treat have asked, planned and written, and what the patient has signed. */
export async function tellStory(context: DemoContext, patient: DemoPatient): Promise<void> {
  const { client, clock, actor } = context
  const rows = storyRows(patient, clock)
  if (rows.length > 0) await publishQuestionnaire(context)
  for (const { row, day } of rows)
    await client.create(row, { as: actor(patient.clinician), at: clock.time(day, '16:10') })
  await signConsent(context, patient)
}

async function publishQuestionnaire({ client, clock, actor }: DemoContext): Promise<void> {
  const moment = { as: actor('implementation'), at: clock.time(-399, '09:00') }
  await client.create(questionnaireRow(), moment)
  const { status, meta } = await client.read('Questionnaire', idOf(questionnaireKey), moment)
  if (status !== 'Draft') return
  const body = { versionId: meta.versionId }
  await client.act('questionnaire.publish', { id: idOf(questionnaireKey), body }, moment)
}

const strokes = JSON.stringify([[0.1, 0.6, 0.3, 0.3, 0.5, 0.6, 0.9, 0.4]])

/** The patient signs on the clinician's device. */
async function signConsent({ client, clock, actor }: DemoContext, patient: DemoPatient): Promise<void> {
  const row = signedConsentRow(patient, clock)
  if (!row) return
  const as = actor(patient.clinician)
  await client.create(row, { as, at: clock.time(-3, '11:00') })
  const moment = { as, at: clock.time(-3, '11:05') }
  const { status, meta } = await client.read('Consent', idOf(row.key), moment)
  if (status !== 'Draft') return
  const body = {
    versionId: meta.versionId,
    role: 'Patient',
    person: referTo('Patient', patientKey(patient)),
    method: 'Drawn',
    strokes,
    credential: 'in the demo every credential is believed',
  }
  await client.act('consent.sign', { id: idOf(row.key), body }, moment)
}
