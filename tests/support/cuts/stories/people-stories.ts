import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import {
  anIdentifier,
  operationOf,
  type Story,
  type StoryHouse,
  type Tell,
} from '#tests/support/cuts/story.ts'
import { moveRecords } from '#tests/support/scenes/merge-records.ts'
import { created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { exampleBody } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'

const credential = testPassword
const target = 'guest@example.org'

/** For tests that cut connections, the stories of who somebody is: passwords, invitations, sign-ins, records of the same person. */
export function peopleStories(house: StoryHouse): readonly Story[] {
  const { Practitioner, Patient, RelatedPerson } = registry
  return [
    passwordStory(house),
    ...[Practitioner, Patient, RelatedPerson].flatMap((entry) => [
      invitedStory(house, entry, 'revokeInvite'),
      invitedStory(house, entry, 'expireInvite'),
    ]),
    sessionsStory(house),
    actingStory(house),
    mergeStory(house),
    duplicatesStory(house),
  ]
}

/** A link to a new password is made; it takes the place of the one before. */
function passwordStory({ server }: StoryHouse): Story {
  const { id } = staff(server, 'scribe')
  const run = async (tell: Tell) => {
    await tell('keeper', 'practitioner.resetPassword', { id, body: {} })
  }
  return { name: 'a password', isMoreAtFirst: true, run }
}

/** Somebody is invited, and the invitation is taken back, or its time runs out. */
function invitedStory(house: StoryHouse, entry: TypeEntry, end: 'revokeInvite' | 'expireInvite'): Story {
  const { scene } = house
  const who = entry.type === 'Practitioner' ? 'keeper' : 'officer'
  const run = async (tell: Tell) => {
    const contacts = [{ system: 'email', value: target }]
    const { staffCode: _code, ...example } = exampleBody(entry, scene.owner.id)
    const body = { ...example, active: true, contacts, identifiers: [anIdentifier()] }
    const made = await tell(who, operationOf(entry, 'create'), { body })
    const { id } = made.body
    await tell(who, operationOf(entry, 'invite'), { id, body: { target, credential } })
    if (end === 'expireInvite') await invitedLongAgo(house, entry, id)
    const by = end === 'expireInvite' ? 'worker' : who
    await tell(by, operationOf(entry, end), { id, body: {} })
  }
  return { name: `an invited ${entry.type} (${end})`, run }
}

async function invitedLongAgo({ people, server }: StoryHouse, entry: TypeEntry, id: string): Promise<void> {
  const { body } = await people.officer.ask('GET', `${entry.collection}/${id}`)
  const fields = { invite: { ...body.invite, expiresAt: '2026-01-01T00:00:00.000Z' } }
  // It is one of the three types of people, whose names are those of their entries.
  const type = entry.type as ResourceType
  await putFields(server.world, server.practice, { type, id, fields })
}

/** Somebody signs in, is looked at, and signed out by an administrator. */
function sessionsStory({ server }: StoryHouse): Story {
  const { id } = staff(server, 'intake')
  const run = async (tell: Tell) => {
    await server.signIn('intake')
    await tell('keeper', 'practitioner.sessions', { id, body: {} })
    await tell('keeper', 'practitioner.signIns', { body: { practitioners: [id] } })
    await tell('keeper', 'practitioner.effectiveAccess', { id, body: {} })
    await tell('keeper', 'practitioner.endSessions', { id, body: {} })
  }
  return { name: 'the sign-ins of somebody', run }
}

/** Somebody of the vendor sees what another one sees, and is itself again. */
function actingStory({ server }: StoryHouse): Story {
  const { id } = staff(server, 'intake')
  const why = {
    reason: { code: 'technical-support', display: 'Technical support' },
    text: 'The day of this person stays empty.',
  }
  const run = async (tell: Tell) => {
    await tell('support', 'practitioner.actFor', { id, body: { ...why, credential } })
    await tell('support', 'practitioner.endActing', { body: {} })
  }
  return { name: 'acting for somebody', run }
}

/** Two records of one person are looked for, compared, merged and separated again. */
function mergeStory(house: StoryHouse): Story {
  const { server } = house
  const run = async (tell: Tell, turn: number) => {
    const [kept, other] = [await twin(house, turn), await twin(house, turn)]
    const { id } = kept
    await tell('officer', 'patient.compare', { id, body: { other: other.id } })
    const asked = { other: other.id, keptVersion: kept.versionId, otherVersion: other.versionId }
    await tell('officer', 'patient.merge', { id, body: asked })
    await tell('officer', 'patient.merges', { id, body: {} })
    await moveRecords(server, 'moves')
    await tell('officer', 'patient.unmerge', { id, body: { other: other.id } })
    await moveRecords(server, 'moves')
  }
  return { name: 'two records of one person', run }
}

/** Two records that look alike are found, and said to be of two people. */
function duplicatesStory(house: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const [one, other] = [await twin(house, turn), await twin(house, turn)]
    const name = { given: ['Helena'], family: familyOf(turn) }
    await tell('officer', 'patient.findDuplicates', { body: { name, birthDate } })
    await tell('officer', 'patient.find', {
      body: { name: { family: familyOf(turn), given: 'Helena', birthDate } },
    })
    await tell('officer', 'patient.suspectedDuplicates', { body: {} })
    const versions = { ownVersion: one.versionId, otherVersion: other.versionId }
    const asked = { other: other.id, ...versions, verdict: 'Different' }
    await tell('officer', 'patient.judgeDuplicate', { id: one.id, body: asked })
  }
  return { name: 'two records that look alike', run }
}

const birthDate = '1988-04-02'
const familyOf = (turn: number) => `Pemberly ${String(turn).padStart(6, '0')}`

function twin({ people }: StoryHouse, turn: number): Promise<Row> {
  const name = { use: 'official', given: ['Helena'], family: familyOf(turn) }
  return created(people.officer, 'Patients', { name, birthDate, gender: 'female' })
}
