import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import {
  anIdentifier,
  operationOf,
  type Story,
  type StoryHouse,
  startOn,
  type Tell,
} from '#tests/support/cuts/story.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'
import { exampleBody } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'

/** For tests that cut connections, what is done with a practice itself: its settings, districts, work at night, and who looked where. */
export function practiceStories(house: StoryHouse): readonly Story[] {
  return [
    settingsStory(house),
    districtStory(house),
    jobStory(house),
    brokenGlassStory(house),
    unsignedStory(house),
  ]
}

/** The practice and its preferences are changed and replaced. */
function settingsStory({ people, server }: StoryHouse): Story {
  const { Practice, PracticePreferences } = registry
  const run = async (tell: Tell) => {
    const change = async (entry: typeof Practice | typeof PracticePreferences, id: string, path: string) => {
      const { body } = await people.keeper.ask('GET', path)
      const query = `versionId=${body.meta.versionId}`
      const patch = [{ op: 'add', path: '/identifiers', value: [anIdentifier()] }]
      const changed = await tell('keeper', operationOf(entry, 'patch'), { id, query, body: patch })
      const whole = { ...changed.body, identifiers: [anIdentifier()] }
      const next = `versionId=${changed.body.meta.versionId}`
      await tell('keeper', operationOf(entry, 'update'), { id, query: next, body: whole })
    }
    await change(PracticePreferences, 'default', 'PracticePreferences/default')
    await change(Practice, server.practice.id, `/Practices/${server.practice.id}`)
  }
  return { name: 'the practice', isMoreAtFirst: true, run }
}

/** A district is given another ZIP code, and a patient's address its district. */
function districtStory({ people, scene }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const { id, versionId } = await created(people.keeper, 'Districts', {
      ...{ name: `North ${turn}`, code: `N${turn}`, kind: 'zone', postalCodes: [], active: true },
    })
    await tell('keeper', 'district.overview', { body: {} })
    const changes = [{ id, versionId, postalCodes: [String(10_000 + turn)] }]
    const looked = await tell('keeper', 'district.lookAtChange', { body: { changes } })
    const { seen } = looked.body
    await tell('keeper', 'district.change', { body: { changes, seen } })
    await tell('worker', 'district.assignAddresses', {
      body: { row: bare(scene.otherPatient) },
      isFoundFirst: true,
    })
  }
  return { name: 'a district', run }
}

/** What works in the background is looked at, and what failed is asked for again. */
function jobStory({ server }: StoryHouse): Story {
  const { world, practice } = server
  const run = async (tell: Tell) => {
    const { iso } = world.now()
    await world.database.asOwner((transaction) =>
      sql`insert into job_run (practice_id, id, job, due_at, state, tries, started_at, ended_at, trouble)
        values (${practice.id}::uuid, ${world.newId()}::uuid, 'ExpireConsents', ${iso}::timestamptz, 'Failed', 2,
          ${iso}::timestamptz, ${iso}::timestamptz, 'jobs.broken')`.execute(transaction),
    )
    await tell('keeper', 'practicePreferences.environment', { body: {} })
    await tell('keeper', 'practicePreferences.backgroundWork', { body: {} })
    await tell('keeper', 'practicePreferences.tryAgain', { body: { job: 'ExpireConsents' } })
  }
  return { name: 'work in the background', run }
}

/** A record is opened from outside, and the privacy officer says what he thinks of it. */
function brokenGlassStory({ people }: StoryHouse): Story {
  const reason = { code: 'covering-clinician', display: 'Covering clinician' }
  const text = 'I cover for the colleague who is ill today.'
  const run = async (tell: Tell, turn: number) => {
    const { id } = await created(people.keeper, 'Patients', {
      name: { use: 'official', given: ['Odile'], family: `Farthing ${turn}` },
      ...{ birthDate: '1990-01-01', gender: 'female' },
    })
    const body = { patient: id, reason, text, credential: testPassword }
    await tell('clinician', 'securityToken.breakGlass', { body })
    const told = await tell('officer', 'auditEvent.forcedAccesses', { body: { patient: id } })
    const event = told.body.accesses[0].event
    await tell('officer', 'auditEvent.reviewAccess', { id: event, body: { verdict: 'Justified' } })
  }
  return { name: 'a record that is opened from outside', isMoreAtFirst: true, run }
}

/** Somebody is told of own notes that are past their time to sign. */
function unsignedStory({ people, scene, server }: StoryHouse): Story {
  const { world, practice } = server
  const run = async (tell: Tell, turn: number) => {
    const body = { ...exampleBody(registry.Practitioner, scene.owner.id), identifiers: [anIdentifier()] }
    const author = await created(people.keeper, 'Practitioners', body)
    const begun = await people.clinician.ask('POST', 'Notes/start', {
      body: {
        ...{ patient: bare(scene.patient), noteDefinition: bare(scene.definition), another: true },
        ...{ start: startOn(-turn, 6, '2026-03-04'), minutes: 50, mode: 'InPerson' },
        ...{ episodeOfCare: bare(scene.episode), serviceType: bare(scene.service) },
      },
    })
    const { id } = begun.body.note
    const fields = { author: bare(author), dueToSign: '2026-11-01T00:00:00.000Z' }
    await putFields(world, practice, { type: 'Note', id, fields })
    await tell('worker', 'practitioner.tellUnsigned', { id: author.id, body: {} })
  }
  return { name: 'notes that wait for their author', run }
}
