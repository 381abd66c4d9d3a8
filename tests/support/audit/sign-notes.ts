import { aVisit, created, type Scene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

/** Writes and signs, for tests of the audit, a note of a session of its own on each of these days before the fourth of March; answers the notes' ids. */
export async function signNotes(
  scene: Scene,
  clinician: TestClient,
  days: { readonly from: number; readonly to: number },
): Promise<readonly string[]> {
  const ids: string[] = []
  for (let day = days.from; day <= days.to; day += 1) ids.push(await signNote(scene, clinician, day))
  return ids
}

async function signNote(scene: Scene, clinician: TestClient, day: number): Promise<string> {
  const start = Date.parse('2026-03-04T15:00:00.000Z') - day * 86_400_000
  const times = {
    start: new Date(start).toISOString(),
    end: new Date(start + 50 * 60_000).toISOString(),
  }
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, times.start, times))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  const { id } = started.body.note
  const headers = { 'x-enable-cross-partition': 'true' }
  const read = await clinician.ask('GET', `Notes/${id}`, { headers })
  const written = await clinician.ask('PATCH', `Notes/${id}?versionId=${read.body.meta.versionId}`, {
    body: [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: `Day ${day}.` } }],
  })
  const ready = await clinician.ask('POST', `Notes/${id}/ready`, {
    body: { versionId: written.body.meta.versionId },
  })
  const signed = await clinician.ask('POST', `Notes/${id}/sign`, {
    body: {
      stepId: 'author',
      meaning: 'Authored',
      name: 'clinician Of riverbend',
      method: 'Password',
      credential: testPassword,
      contentHash: ready.body.contentHash,
    },
  })
  if (signed.status !== 200) throw new Error(`No signed note: ${JSON.stringify(signed.body)}`)
  return id
}
