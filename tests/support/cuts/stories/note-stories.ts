import { type Story, type StoryHouse, startOn, type Tell } from '#tests/support/cuts/story.ts'
import { newerTemplate } from '#tests/support/scenes/newer-template.ts'
import { active, aVisit, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'

const credential = testPassword
const fact = { reason: { code: 'correction-of-fact', display: 'Correction of fact' } }
const incomplete = { reason: { code: 'incomplete', display: 'Incomplete' } }
const low = { mood: 'low', summary: 'We talked.' }
const mood = [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }]

/** For tests that cut connections, what becomes of a note: begun, written, signed, and all that may be done with it afterwards. */
export function noteStories(house: StoryHouse): readonly Story[] {
  const definition = signedByMany(house)
  return [
    visitStory(house),
    afterwardsStory(house, definition),
    patientSignsStory(house, definition),
    discardedStory(house),
    movedStory(house),
  ]
}

/** The definition of a note that a supervisor and a patient sign too, made when it is asked for. */
function signedByMany({ scene, server }: StoryHouse): () => Promise<Row> {
  let made: Promise<Row> | undefined
  const make = async () => {
    const { id, meta } = (await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)).body
    const supervised = [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }]
    await scene.admin.ask('PATCH', `Practitioners/${id}?versionId=${meta.versionId}`, { body: supervised })
    const step = { required: true, methods: ['Password'] }
    const configuration = await active(scene.admin, 'SignatureConfigurations', {
      ...{ name: 'Three sign', key: 'three-sign', version: 1 },
      steps: [
        { ...step, id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
        {
          ...{ ...step, id: 'patient', order: 2, role: 'Patient', who: 'Patient', meaning: 'Acknowledged' },
          ...{ required: false, methods: ['Typed', 'Drawn'] },
        },
        { ...step, id: 'supervisor', order: 3, role: 'Supervisor', who: 'Supervisor', meaning: 'CoSigned' },
      ],
    })
    const { body } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    return active(scene.admin, 'NoteDefinitions', {
      ...{ name: 'Signed by many', key: 'signed-by-many', version: 1, type: 'Form' },
      ...{ kinds: ['Note', 'DocumentationNote'], sections: body.sections },
      signatureConfiguration: bare(configuration),
    })
  }
  return () => {
    made ??= make()
    return made
  }
}

const signature = (contentHash: string, stepId = 'author', login = 'clinician') => ({
  ...{ stepId, meaning: stepId === 'author' ? 'Authored' : 'CoSigned', method: 'Password', credential },
  name: `${login} Of riverbend`,
  contentHash,
})

/** A session is booked, its note started, written, made ready, signed, printed and proved. */
function visitStory({ scene }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const start = startOn(-turn, 15, '2026-03-04')
    const end = new Date(Date.parse(start) + 50 * 60_000).toISOString()
    const body = aVisit(scene, start, { end })
    const visit = await tell('keeper', 'appointment.create', { query: 'confirmed=true', body })
    const started = await tell('clinician', 'appointment.startNote', { id: visit.body.id, body: {} })
    const { id } = started.body.note
    const patch = [{ op: 'replace', path: '/sections/0/data', value: low }]
    const written = await tell('clinician', 'note.patch', { id, query: 'versionId=1', body: patch })
    const { versionId } = written.body.meta
    const ready = await tell('clinician', 'note.ready', { id, body: { versionId } })
    await tell('clinician', 'note.toSign', { body: {} })
    const signed = { id, body: signature(ready.body.contentHash) }
    await tell('clinician', 'note.sign', signed)
    await tell('clinician', 'note.print', { id, body: {} })
    await tell('clinician', 'note.bundle', { id, body: {} })
    await tell('keeper', 'note.sync', { id, body: {} })
    await tell('worker', 'note.takeSyncResult', { id, body: {} })
  }
  return { name: 'a note', run }
}

/** A note of no session is written by hand and signed; it is given back, reviewed, signed again, given to another supervisor, amended, added to, unsigned and voided. */
function afterwardsStory(house: StoryHouse, definition: () => Promise<Row>): Story {
  const run = async (tell: Tell) => {
    const id = await aDraft(house, await definition())
    const act = acting(house, tell, id)
    const signs = async (purpose: string) => {
      const { contentHash } = await readied(house, id)
      await tell('clinician', 'note.sign', { purpose, id, body: signature(contentHash) })
    }
    await signs('the author')
    await act('supervisor', 'return', incomplete)
    await reviewed(house, act, id)
    await signs('the author again')
    await act('clinician', 'unsign', { reason: 'Too soon.' })
    await signs('the author at last')
    const { contentHash } = await readied(house, id)
    const to = staff(house.server, 'keeper')
    await act('supervisor', 'reassign', { to, reason: 'On leave from Monday.' })
    const body = signature(contentHash, 'supervisor', 'keeper')
    await tell('keeper', 'note.sign', { purpose: 'the supervisor', id, body })
    await act('clinician', 'amend', { ...fact, sectionChanges: mood })
    await act('clinician', 'discardAmendment', {})
    await act('clinician', 'addendum', { ...fact, text: 'He called again at noon.', credential })
    await act('supervisor', 'void', { reason: { code: 'wrong-patient', display: '' }, credential })
  }
  return { name: 'a signed note', run }
}

/** While it waits for its author, somebody is asked for a review and approves it. */
async function reviewed(house: StoryHouse, act: ReturnType<typeof acting>, id: string): Promise<void> {
  const { clinician } = house.people
  const { body } = await clinician.ask('GET', `Notes/${id}`, crossing)
  const value = [{ practitioner: staff(house.server, 'supervisor') }]
  const path = `Notes/${id}?versionId=${body.meta.versionId}`
  await clinician.ask('PATCH', path, { body: [{ op: 'add', path: '/reviewers', value }] })
  await readied(house, id)
  await act('supervisor', 'review', { verdict: 'Approved', comment: 'Well told.' })
}

/** The patient signs on the screen of the clinician. */
function patientSignsStory(house: StoryHouse, definition: () => Promise<Row>): Story {
  const run = async (tell: Tell) => {
    const id = await aDraft(house, await definition())
    const first = await readied(house, id)
    await tell('clinician', 'note.sign', { id, body: signature(first.contentHash) })
    const { contentHash } = await readied(house, id)
    const person = bare(house.scene.patient)
    const body = { stepId: 'patient', person, method: 'Typed', name: 'Ana Rivera', contentHash, credential }
    await tell('clinician', 'note.takeSignature', { id, body })
  }
  return { name: 'a note that its patient signs', run }
}

/** A note is started without a visit and thrown away before anybody has signed. */
function discardedStory({ scene }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const body = {
      ...{ patient: bare(scene.patient), noteDefinition: bare(scene.definition) },
      ...{ episodeOfCare: bare(scene.episode), serviceType: bare(scene.service) },
      ...{ start: startOn(-turn, 19, '2026-03-04'), minutes: 50, mode: 'InPerson', another: true },
    }
    const started = await tell('clinician', 'note.start', { body })
    const { id } = started.body.note
    await tell('clinician', 'note.discard', { id, body: { reason: 'Started for the wrong patient.' } })
  }
  return { name: 'a note that is discarded', run }
}

/** A draft is moved to the newer version of its template. */
function movedStory({ scene, server, people }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const template = await newerTemplate({ server, scene, clinician: people.clinician }, `moved-${turn}`)
    await template.publishNewer()
    await tell('clinician', 'note.upgrade', { id: template.noteId, body: { versionId: '2' } })
  }
  return { name: 'a draft by an older template', run }
}

/** A written draft of no session. */
async function aDraft({ scene, people }: StoryHouse, definition: Row): Promise<string> {
  const { id } = await created(people.clinician, 'Notes', {
    ...{ kind: 'DocumentationNote', composition: 'Individual', status: 'Preliminary' },
    ...{ definition: bare(definition), subject: bare(scene.patient), patient: bare(scene.patient) },
  })
  const path = `Notes/${id}?versionId=1`
  const value = [{ op: 'replace', path: '/sections/0/data', value: low }]
  const written = await people.clinician.ask('PATCH', path, { body: value })
  if (written.status !== 200) throw new Error(`No draft: ${JSON.stringify(written.body)}`)
  return id
}

async function readied({ people }: StoryHouse, id: string) {
  const { body } = await people.clinician.ask('GET', `Notes/${id}`, crossing)
  const asked = { body: { versionId: body.meta.versionId } }
  const ready = await people.clinician.ask('POST', `Notes/${id}/ready`, asked)
  if (ready.status !== 200) throw new Error(`Not ready: ${JSON.stringify(ready.body)}`)
  return ready.body
}

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

type NoteAct =
  | 'return'
  | 'review'
  | 'reassign'
  | 'unsign'
  | 'amend'
  | 'discardAmendment'
  | 'addendum'
  | 'void'

/** Does what may be done with a note, in the version that it has then. */
function acting({ people }: StoryHouse, tell: Tell, id: string) {
  return async (who: 'clinician' | 'supervisor', act: NoteAct, more: object) => {
    const { body } = await people.clinician.ask('GET', `Notes/${id}`, crossing)
    return tell(who, `note.${act}`, { id, body: { versionId: body.meta.versionId, ...more } })
  }
}
