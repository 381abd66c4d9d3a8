import type { Story, StoryHouse, Tell } from '#tests/support/cuts/story.ts'
import { startOn } from '#tests/support/cuts/story.ts'
import { type GroupScene, groupMembers, withGroup } from '#tests/support/scenes/group-scene.ts'
import { authorStep, aVisit, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { type ServicesScene, withServices } from '#tests/support/scenes/services-scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const hour = 3_600_000

/** For tests that cut connections, what is done with notes of many parts and with groups. */
export function groupStories(house: StoryHouse): readonly Story[] {
  return [membersStory(house), fewStory(house), correctedStory(house), servicesStory(house)]
}

function aGroup({ scene, people }: StoryHouse): Promise<Row> {
  return created(people.keeper, 'Groups', {
    ...{ name: 'Coping skills', kind: 'Therapy', program: bare(scene.program) },
    facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
    members: [{ id: 'm1', patient: bare(scene.patient), status: 'Active' }],
  })
}

function aMeeting({ scene, people }: StoryHouse, group: Row, start: string): Promise<Row> {
  const body = { isGroup: true, group: bare(group), episodeOfCare: undefined, location: undefined }
  return created(people.keeper, 'Appointments?confirmed=true', aVisit(scene, start, body))
}

/** Somebody joins a group and its next meeting, and leaves both. */
function membersStory(house: StoryHouse): Story {
  const { scene, people } = house
  let enrolled: Promise<unknown> | undefined
  const run = async (tell: Tell, turn: number) => {
    enrolled ??= created(people.keeper, 'EpisodesOfCare', {
      ...{ patient: bare(scene.otherPatient), program: bare(scene.program), status: 'Active' },
      period: { start: '2026-01-05' },
    })
    await enrolled
    const group = await aGroup(house)
    await aMeeting(house, group, startOn(turn, 4))
    const { id, versionId } = group
    const joins = { versionId, patient: bare(scene.otherPatient), status: 'Active' }
    await tell('keeper', 'group.changeMember', { purpose: 'joins', id, body: joins })
    const now = (await people.keeper.ask('GET', `Groups/${id}`)).body
    const leaves = { versionId: now.meta.versionId, member: now.members[1].id, status: 'Completed' }
    await tell('keeper', 'group.changeMember', { purpose: 'leaves', id, body: leaves })
  }
  return { name: 'who belongs to a group', run }
}

/** A day before, the facilitator is told that few are expected. */
function fewStory(house: StoryHouse): Story {
  const { world, practice } = house.server
  const run = async (tell: Tell, turn: number) => {
    const { id } = await aMeeting(house, await aGroup(house), startOn(turn, 2))
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const fields = { start: at(5), end: at(6) }
    await putFields(world, practice, { type: 'Appointment', id, fields })
    await tell('worker', 'appointment.tellTooFew', { id, body: {} })
  }
  return { name: 'a meeting to which few come', run }
}

/** An administrator sets right who came to a meeting. */
function correctedStory({ server, scene, people }: StoryHouse): Story {
  let made: Promise<{ readonly group: GroupScene; readonly definition: Row }> | undefined
  const make = async () => {
    const group = await withGroup(server, scene, { steps: [authorStep], people: groupMembers.slice(0, 2) })
    const definition = await group.writtenBy('correctable', [authorStep], { adminEdit: true })
    const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
    const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
    await scene.admin.ask('PATCH', path, {
      body: [{ op: 'replace', path: '/groupNoteAdminEdit', value: true }],
    })
    return { group, definition }
  }
  const run = async (tell: Tell, turn: number) => {
    made ??= make()
    const { group, definition } = await made
    const { id } = await group.meet(startOn(-turn, 21, '2026-03-04'))
    const body = { noteDefinition: bare(definition) }
    const started = await tell('clinician', 'appointment.startNote', { id, body })
    const asked = [{ field: 'partOf', op: 'eq', value: started.body.note.id }]
    const parts = await people.clinician.ask('POST', 'Notes/queries', { ...crossing, body: asked })
    const [part] = parts.body
    const corrected = { versionId: part.meta.versionId, visitStatus: 'NoShow' }
    await tell('officer', 'note.correct', { id: part.id, body: corrected })
  }
  return { name: 'the note of a meeting', run }
}

/** A session in which two services are given. */
function servicesStory({ server, scene }: StoryHouse): Story {
  let made: Promise<ServicesScene> | undefined
  const run = async (tell: Tell, turn: number) => {
    made ??= withServices(server, scene, [authorStep])
    const { servicesNote, skills } = await made
    const started = await tell('clinician', 'note.start', {
      body: {
        ...{ patient: bare(scene.patient), noteDefinition: bare(servicesNote), serviceType: bare(skills) },
        ...{
          start: startOn(-turn, 9, '2026-03-04'),
          minutes: 120,
          location: bare(scene.room),
          another: true,
        },
      },
    })
    const { id } = started.body.note
    await tell('clinician', 'note.addService', { id, body: { service: bare(skills) } })
  }
  return { name: 'a session with several services', run }
}
