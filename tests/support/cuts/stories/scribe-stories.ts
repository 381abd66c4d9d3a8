import { type Story, type StoryHouse, startOn, type Tell } from '#tests/support/cuts/story.ts'
import { active, bare, type Row } from '#tests/support/scenes/scene.ts'

const phrases = ['Taught sleep hygiene and breathing', 'Next visit in one week at ten in the morning']
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

/** For tests that cut connections, what becomes of a note that is drafted from phrases: drafted, decided and inserted, or discarded. */
export function scribeStories(house: StoryHouse): readonly Story[] {
  let made: Promise<Row> | undefined
  const definition = () => {
    made ??= drafting(house)
    return made
  }
  return (['insert', 'discard'] as const).map((end) => ({
    name: `a draft (${end})`,
    run: (tell, turn) => told(house, { tell, turn, end, definition }),
  }))
}

/** A practice that has notes drafted, and a definition with a format for it. */
async function drafting({ scene: { admin, definition } }: StoryHouse): Promise<Row> {
  const { meta } = (await admin.ask('GET', 'PracticePreferences/default')).body
  const wanted = [{ op: 'add', path: '/ambientListening', value: true }]
  await admin.ask('PATCH', `PracticePreferences/default?versionId=${meta.versionId}`, { body: wanted })
  const { sections, signatureConfiguration } = (await admin.ask('GET', `NoteDefinitions/${definition.id}`))
    .body
  return active(admin, 'NoteDefinitions', {
    ...{ name: 'Drafted', key: 'drafted', version: 1, type: 'Form', kinds: ['Note'], sections },
    ...{ signatureConfiguration, scribeFormat: 'BIRP' },
    sectionMap: [{ formatSection: 'plan', sectionKey: 'intervention' }],
  })
}

type Telling = {
  readonly tell: Tell
  readonly turn: number
  readonly end: 'insert' | 'discard'
  readonly definition: () => Promise<Row>
}

async function told({ scene, people }: StoryHouse, { tell, turn, end, definition }: Telling): Promise<void> {
  const patient = bare(scene.patient)
  const started = await people.clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient, noteDefinition: bare(await definition()), another: true, minutes: 50 },
      ...{ episodeOfCare: bare(scene.episode), serviceType: bare(scene.service), mode: 'InPerson' },
      // A day of its own: what was agreed to by word of mouth is agreed to for that day.
      start: startOn(-2 * turn - (end === 'insert' ? 0 : 1), 15, '2026-10-01'),
    },
  })
  const note = bare(started.body.note)
  const verbalConsents = [{ person: patient, witness: scene.owner }]
  const drafted = await tell('clinician', 'transcription.draft', { body: { note, phrases, verbalConsents } })
  const { id } = drafted.body
  if (end === 'discard') {
    await tell('clinician', 'transcription.discard', { id, body: {} })
    return
  }
  const { body } = await people.clinician.ask('GET', `Transcriptions/${id}`, crossing)
  const value = body.draft.map((each: object) => ({ ...each, accepted: 'Accepted' }))
  const decided = await people.clinician.ask(
    'PATCH',
    `Transcriptions/${id}?versionId=${body.meta.versionId}`,
    { body: [{ op: 'replace', path: '/draft', value }] },
  )
  await tell('clinician', 'transcription.insert', { id, body: { versionId: decided.body.meta.versionId } })
}
