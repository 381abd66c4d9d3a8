import { operations } from '#generated/operations/operations.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { digestOf, partsOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { aVisit, type Scene } from '#tests/support/scenes/scene.ts'
import { collectionOf, exampleBody, isMade } from '#tests/support/server/examples.ts'
import { testPassword } from '#tests/support/server/server.ts'
import type { Heard } from './ask-through-cuts.ts'

/** One unsafe call of a story; the path is below the practice, or begins with a slash. */
export type Step = {
  /** The operation's id. */
  readonly operation: string
  /** What tells it from another step of its story with the same operation, where it does something else. */
  readonly purpose?: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** A body that is no JSON. */
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** Who does the steps of stories. */
export type Teller = 'keeper' | 'clinician' | 'officer'

/** Does a step as somebody; undefined when it is refused, and the story ends. */
export type Tell = (who: Teller, step: Step) => Promise<Heard | undefined>

/** The stories of tests that cut connections are unsafe calls in an order in which each of them is possible; together they are all that there are. */
export type Story = {
  readonly name: string
  /** Told for the first time it does more than later: a first link, or the drafts that a definition stands on. */
  readonly isMoreAtFirst?: true
  /** It is of plain calls of one type alone: no act. */
  readonly isPlain?: true
  readonly run: (tell: Tell, turn: number) => Promise<void>
}

/** Every story that a practice with this scene and these profiles has. */
export function storiesOf(
  scene: Scene,
  profiles: ReadonlyMap<string, string>,
  entries: readonly TypeEntry[],
): readonly Story[] {
  const maker = profiles.get('keeper') ?? ''
  const types = entries.filter((entry) => isMade(entry))
  return [
    ...types.map((entry) => rowStory(entry, maker)),
    ...types.flatMap((entry) => definitionStory(entry, maker)),
    noteStory(scene),
    fileStory,
    questionnaireStory,
    passwordStory(profiles),
    ...inviteStories(scene, entries),
  ]
}

/** A row is made, changed, replaced, deleted, taken back and deleted, so that the next one has room. */
function rowStory(entry: TypeEntry, maker: string): Story {
  const collection = collectionOf(entry)
  const idOf = (verb: string) => `${entry.type[0]?.toLowerCase()}${entry.type.slice(1)}.${verb}`
  const run = async (tell: Tell) => {
    const body = { ...exampleBody(entry, maker), identifiers: [anIdentifier()] }
    const made = await tell('keeper', { operation: idOf('create'), method: 'POST', path: collection, body })
    if (!made) return
    const one = `${collection}/${made.body.id}`
    const patch = [{ op: 'add', path: '/identifiers', value: [anIdentifier()] }]
    const changed = await tell('keeper', {
      operation: idOf('patch'),
      method: 'PATCH',
      path: `${one}?versionId=1`,
      body: patch,
    })
    if (!changed) return
    const whole = { ...changed.body, identifiers: [anIdentifier()] }
    const replaced = await tell('keeper', {
      operation: idOf('update'),
      method: 'PUT',
      path: `${one}?versionId=2`,
      body: whole,
    })
    if (!replaced || entry.delete === 'never') return
    const gone = await tell('keeper', {
      operation: idOf('delete'),
      method: 'DELETE',
      path: `${one}?versionId=3`,
    })
    if (!gone) return
    const back = await tell('keeper', { operation: idOf('restore'), method: 'POST', path: `${one}/restore` })
    if (back)
      await tell('keeper', { operation: idOf('delete'), method: 'DELETE', path: `${one}?versionId=5` })
  }
  return { name: `rows of ${entry.type}`, isPlain: true, run }
}

function anIdentifier(): object {
  return { system: 'cuts', value: crypto.randomUUID(), use: 'usual', type: 'external' }
}

/** A definition is drafted, published, and drafted anew. */
function definitionStory(entry: TypeEntry, maker: string): readonly Story[] {
  const acts = Object.values(operations).filter(
    ({ resource, kind }) => resource === entry.type && kind === 'act',
  )
  const publish = acts.find(({ verb }) => verb === 'publish')
  const renew = acts.find(({ verb }) => verb === 'newVersion')
  if (!publish || !renew) return []
  const pathOf = ({ path }: { readonly path: string }, id: string) =>
    path.replace('{id}', id).replace(/^.*\{practice\}\//, '')
  const run = async (tell: Tell) => {
    const body = { ...exampleBody(entry, maker), identifiers: [], status: 'Draft' }
    const { collection } = entry
    const operation = publish.id.replace('publish', 'create')
    const made = await tell('keeper', { operation, method: 'POST', path: collection, body })
    if (!made) return
    const { id, meta } = made.body
    const asked = { versionId: meta.versionId }
    const done = await tell('keeper', {
      operation: publish.id,
      method: 'POST',
      path: pathOf(publish, id),
      body: asked,
    })
    if (done) await tell('keeper', { operation: renew.id, method: 'POST', path: pathOf(renew, id), body: {} })
  }
  return [{ name: `definitions of ${entry.type}`, isMoreAtFirst: true, run }]
}

const hour = 3_600_000

/** A session is booked, its note started, written, made ready and signed. */
function noteStory(scene: Scene): Story {
  const run = async (tell: Tell, turn: number) => {
    const start = new Date(Date.parse('2026-03-04T15:00:00.000Z') - turn * 24 * hour).toISOString()
    const end = new Date(Date.parse(start) + 50 * 60_000).toISOString()
    const body = aVisit(scene, start, { end })
    const visit = await tell('keeper', {
      operation: 'appointment.create',
      method: 'POST',
      path: 'Appointments?confirmed=true',
      body,
    })
    if (!visit) return
    const started = await tell('clinician', {
      operation: 'appointment.startNote',
      method: 'POST',
      path: `Appointments/${visit.body.id}/start-note`,
      body: {},
    })
    if (!started) return
    const one = `Notes/${started.body.note.id}`
    const patch = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We talked.' } }]
    const written = await tell('clinician', {
      operation: 'note.patch',
      method: 'PATCH',
      path: `${one}?versionId=1`,
      body: patch,
    })
    if (!written) return
    const asked = { versionId: written.body.meta.versionId }
    const ready = await tell('clinician', {
      operation: 'note.ready',
      method: 'POST',
      path: `${one}/ready`,
      body: asked,
    })
    if (!ready) return
    const signature = {
      stepId: 'author',
      meaning: 'Authored',
      name: 'clinician Of riverbend',
      method: 'Password',
      credential: testPassword,
      contentHash: ready.body.contentHash,
    }
    const signed = { operation: 'note.sign', method: 'POST', path: `${one}/sign`, body: signature }
    if (await tell('clinician', signed))
      await tell('keeper', { operation: 'note.sync', method: 'POST', path: `${one}/sync`, body: {} })
  }
  return { name: 'a note', run }
}

/** A file comes in two parts and is joined, another takes its place whole; it is taken away, and its bytes for good. */
const fileStory: Story = {
  name: 'a file',
  run: async (tell, turn) => {
    const body = { type: { code: 'other', display: 'Other' }, title: 'Letter', indexState: 'Unfiled' }
    const operation = 'documentReference.create'
    const made = await tell('keeper', { operation, method: 'POST', path: 'DocumentReferences', body })
    if (!made) return
    const path = `DocumentReferences/${made.body.id}/content`
    const whole = pdf([`Story ${String(turn).padStart(6, '0')}.`])
    for (const [number, bytes] of partsOf(whole, Math.ceil(whole.length / 2)).entries()) {
      const headers = { 'content-digest': digestOf(bytes) }
      const part = { method: 'POST', path: `${path}/chunks/${number}`, bytes, headers }
      if (!(await tell('keeper', { operation: 'documentReference.writeChunk', ...part }))) return
    }
    const joined = await tell('keeper', {
      operation: 'documentReference.commitChunks',
      method: 'POST',
      path: `${path}/chunks?versionId=1`,
      headers: { 'repr-digest': digestOf(whole) },
    })
    if (!joined) return
    const written = await tell('keeper', {
      operation: 'documentReference.writeContent',
      method: 'POST',
      path: `${path}?versionId=2`,
      bytes: pdf([`Other ${String(turn).padStart(6, '0')}.`]),
    })
    if (!written) return
    const taken = { operation: 'documentReference.deleteContent', method: 'DELETE' }
    const away = await tell('keeper', { ...taken, path: `${path}?versionId=3` })
    const grounds = { credential: testPassword, reason: 'Wrong patient' }
    if (away)
      await tell('officer', {
        ...taken,
        purpose: 'purge',
        path: `${path}?purge=true&versionId=4`,
        body: grounds,
      })
  },
}

const survey = {
  resourceType: 'Questionnaire',
  title: 'Sleep check',
  status: 'active',
  item: [{ linkId: '1', type: 'integer', text: 'Hours of sleep', required: true }],
}

/** A questionnaire is imported, published and used as a note. */
const questionnaireStory: Story = {
  name: 'an imported questionnaire',
  run: async (tell) => {
    const body = { fileName: 'sleep.json', content: survey }
    const made = await tell('keeper', {
      operation: 'questionnaire.import',
      method: 'POST',
      path: 'Questionnaires/import',
      body,
    })
    if (!made) return
    const one = `Questionnaires/${made.body.questionnaires[0].id}`
    const published = await tell('keeper', {
      operation: 'questionnaire.publish',
      method: 'POST',
      path: `${one}/publish`,
      body: { versionId: '1' },
    })
    if (published)
      await tell('keeper', {
        operation: 'questionnaire.useAsNote',
        method: 'POST',
        path: `${one}/use-as-note`,
        body: {},
      })
  },
}

/** A link to a new password is made; it takes the place of the one before. */
function passwordStory(profiles: ReadonlyMap<string, string>): Story {
  const path = `Practitioners/${profiles.get('scribe') ?? ''}/reset-password`
  const step = { operation: 'practitioner.resetPassword', method: 'POST', path, body: {} }
  const run = async (tell: Tell) => {
    await tell('keeper', step)
  }
  return { name: 'a password', isMoreAtFirst: true, run }
}

/** Somebody of the staff, a patient and somebody in a patient's place are invited, and the invitation is taken back. */
function inviteStories(scene: Scene, entries: readonly TypeEntry[]): readonly Story[] {
  const invited = ['Practitioner', 'Patient', 'RelatedPerson']
  return entries
    .filter(({ type }) => invited.includes(type))
    .map((entry) => ({ name: `an invited ${entry.type}`, run: (tell) => inviting(tell, scene, entry) }))
}

const target = 'guest@example.org'

async function inviting(tell: Tell, scene: Scene, entry: TypeEntry): Promise<void> {
  const idOf = (verb: string) => `${entry.type[0]?.toLowerCase()}${entry.type.slice(1)}.${verb}`
  const contacts = [{ system: 'email', value: target }]
  const { staffCode: _code, ...example } = exampleBody(entry, scene.owner.id)
  const body = { ...example, active: true, contacts, identifiers: [anIdentifier()] }
  const who = entry.type === 'Practitioner' ? 'keeper' : 'officer'
  const made = await tell(who, { operation: idOf('create'), method: 'POST', path: entry.collection, body })
  if (!made) return
  const one = `${entry.collection}/${made.body.id}`
  const asked = { target, credential: testPassword }
  const sent = await tell(who, {
    operation: idOf('invite'),
    method: 'POST',
    path: `${one}/invite`,
    body: asked,
  })
  if (sent)
    await tell(who, {
      operation: idOf('revokeInvite'),
      method: 'POST',
      path: `${one}/revoke-invite`,
      body: {},
    })
}
