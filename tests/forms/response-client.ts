import { expect } from 'vitest'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import type { CorpusFile } from '#tests/support/corpus-folder.ts'
import type { TestAnswer, TestClient, TestServer } from '#tests/support/server/server.ts'

/** Somebody who may take questionnaires in, publish them and answer them. */
export const everyRight = {
  implementer: ['implementation', 'administrative', 'non-prescribing-clinician'],
}

/** In tests of forms, a signed-in person with a patient to answer for. */
export type ResponseClient = {
  readonly ask: TestClient['ask']
  readonly patient: unknown
  readonly author: unknown
}

/** Signs in and makes the patient. */
export async function openResponseClient(server: TestServer): Promise<ResponseClient> {
  const { ask } = await server.signIn('implementer')
  const body = {
    name: { use: 'official', given: ['Maya'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
  }
  const made = await ask('POST', 'Patients', { body })
  good(made, 201, 'the patient')
  return {
    ask,
    patient: { id: made.body.id, resourceType: 'Patient' },
    author: { id: server.practice.profiles.get('implementer'), resourceType: 'Practitioner' },
  }
}

/** The body of a response. */
export function responseTo(
  client: ResponseClient,
  id: string,
  answers: unknown,
  status: 'Final' | 'Preliminary' = 'Final',
) {
  const { patient, author } = client
  const questionnaire = { id, resourceType: 'Questionnaire' }
  return {
    questionnaire,
    patient,
    author,
    status,
    answers,
    source: 'Clinician',
    authored: '2026-03-04T09:10:00-06:00',
  }
}

/**
 * Takes a file in, publishes it, answers it, reads the answers back, uses it as a note and publishes that: all as a person would.
 * A questionnaire of empty groups is refused as a note, with a sentence.
 */
export async function walk(client: ResponseClient, file: CorpusFile, seed: number): Promise<void> {
  const { ask } = client
  const imported = await ask('POST', 'Questionnaires/import', {
    body: { fileName: file.name, content: file.content },
  })
  good(imported, 200, file.name)
  const [{ id }] = imported.body.questionnaires
  const published = await ask('POST', `Questionnaires/${id}/publish`, { body: { versionId: '1' } })
  good(published, 200, file.name)

  const form = compileForm(definitionOf(published.body))
  const answers = aFilledCopy(form, seed)
  const saved = await ask('POST', 'QuestionnaireResponses', { body: responseTo(client, id, answers) })
  good(saved, 201, file.name)
  const read = await ask('GET', `QuestionnaireResponses/${saved.body.id}`)
  expect(withoutClock(form, read.body.answers), file.name).toEqual(withoutClock(form, answers))
  expect(read.body).toMatchObject({ progress: 'Complete', questionnaire: { id, versionId: '2' } })

  const used = await ask('POST', `Questionnaires/${id}/use-as-note`, { body: {} })
  if (used.body.code === 'forms.no-elements') return
  good(used, 200, file.name)
  const note = await ask('POST', `NoteDefinitions/${used.body.noteDefinition.id}/publish`, {
    body: { versionId: '1' },
  })
  good(note, 200, file.name)
  expect(note.body.status).toBe('Active')
}

/** Answers without those that an expression takes from the clock: the server's own stands there. */
function withoutClock({ nodes }: Form, answers: Answers): Answers {
  const kept = Object.entries(answers).filter(
    ([id]) => !nodes.get(id)?.element.fhirPath?.value?.includes('now()'),
  )
  return Object.fromEntries(kept)
}

function good(answer: TestAnswer, status: number, what: string): void {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body).slice(0, 500)}`).toBe(status)
}
