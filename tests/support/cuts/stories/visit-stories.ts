import { sql } from 'kysely'
import { type Story, type StoryHouse, startOn, type Tell } from '#tests/support/cuts/story.ts'
import { aVisit, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

const other = { code: 'other', display: 'Other' }
const meeting = { code: 'provider-meeting', display: 'Provider in a meeting' }
const cancellation = { reason: other, initiator: 'Patient' }
const hour = 3_600_000

/** For tests that cut connections, what is done with a visit: asked for in somebody's calendar, waited for, missed, told and sent. */
export function visitStories(house: StoryHouse): readonly Story[] {
  return [askedStory(house), waitingStory(house), longWaitStory(house), missedStory(house)]
}

const later = (start: string, hours = 1) => new Date(Date.parse(start) + hours * hour).toISOString()

/** Whose calendar it is decides: four times are asked for, and accepted, declined, moved and taken back. */
function askedStory(house: StoryHouse): Story {
  const { scene, server } = house
  const owner = staff(server, 'host')
  let decides: Promise<unknown> | undefined
  const run = async (tell: Tell, turn: number) => {
    decides ??= ownsCalendar(house)
    await decides
    const asked = async (at: number, purpose: string) => {
      const start = startOn(turn, at)
      const body = aVisit(scene, start, { owner, status: 'pending', location: undefined })
      const made = await tell('keeper', 'appointment.create', { purpose, query: 'confirmed=true', body })
      return { id: made.body.id, versionId: made.body.meta.versionId, start }
    }
    const first = await asked(14, 'to be accepted')
    await tell('host', 'appointment.accept', { id: first.id, body: { versionId: first.versionId } })
    const second = await asked(16, 'to be declined')
    const declined = { versionId: second.versionId, reason: meeting }
    await tell('host', 'appointment.decline', { id: second.id, body: declined })
    const third = await asked(18, 'to be moved')
    const { id, versionId, start } = third
    const moved = { versionId, start: later(start, 2), end: later(start, 3), confirmed: true }
    const proposed = await tell('host', 'appointment.propose', { id, body: moved })
    const taken = { versionId: proposed.body.meta.versionId, confirmed: true }
    await tell('keeper', 'appointment.takeProposal', { id, body: taken })
    const fourth = await asked(22, 'to be taken back')
    const withdrawn = { versionId: fourth.versionId, cancellation }
    await tell('keeper', 'appointment.withdraw', { id: fourth.id, body: withdrawn })
  }
  return { name: 'a time that is asked for', run }
}

/** The host is of a team, and decides what other teams book. */
async function ownsCalendar({ scene, server }: StoryHouse): Promise<void> {
  const { admin, program } = scene
  const owner = staff(server, 'host')
  const { meta } = (await admin.ask('GET', `Practitioners/${owner.id}`)).body
  const body = [{ op: 'add', path: '/programs', value: [bare(program)] }]
  await admin.ask('PATCH', `Practitioners/${owner.id}?versionId=${meta.versionId}`, { body })
  await created(admin, 'Schedules', {
    ...{ owner, ownerKind: 'Practitioner', name: 'The host', timezone: 'America/Chicago' },
    acceptance: 'OtherTeams',
  })
}

function waiting({ scene, people }: StoryHouse): Promise<Row> {
  const visit = aVisit(scene, startOn(0, 15), { location: undefined })
  const waits = { start: undefined, end: undefined, status: 'waitlist', waitlist: {} }
  return created(people.keeper, 'Appointments', { ...visit, ...waits })
}

/** Who waits is called, offered a time that nobody takes, and another one. */
function waitingStory(house: StoryHouse): Story {
  const { scene, server } = house
  const run = async (tell: Tell, turn: number) => {
    const { id } = await waiting(house)
    const time = { start: startOn(turn, 12), end: startOn(turn, 13), owner: scene.owner.id }
    await tell('keeper', 'appointment.waitingFor', { body: time })
    const called = await tell('keeper', 'appointment.noteCall', { id, body: { outcome: 'Interested' } })
    const body = { versionId: called.body.meta.versionId, ...time }
    const offered = await tell('keeper', 'appointment.offerTime', { id, body })
    const { waitlist } = offered.body
    const attempts = waitlist.attempts.map((each: object, index: number) =>
      index === waitlist.attempts.length - 1 ? { ...each, until: '2026-01-01T00:00:00.000Z' } : each,
    )
    const fields = { waitlist: { ...waitlist, attempts } }
    await putFields(server.world, server.practice, { type: 'Appointment', id, fields })
    const freed = await tell('worker', 'appointment.expireOffer', { id, body: {} })
    const again = { versionId: freed.body.meta.versionId, ...time }
    await tell('keeper', 'appointment.offerTime', { purpose: 'again', id, body: again })
    await tell('keeper', 'appointment.answerOffer', { id, body: { answer: 'Accepted' } })
  }
  return { name: 'the waiting list', run }
}

/** Whoever put somebody on the list is told that they have waited long. */
function longWaitStory(house: StoryHouse): Story {
  const { world, practice } = house.server
  const run = async (tell: Tell) => {
    const { id } = await waiting(house)
    const fields = { waitlist: { priority: 'Normal', since: '2026-01-05T15:00:00.000Z' } }
    await putFields(world, practice, { type: 'Appointment', id, fields })
    await tell('worker', 'appointment.tellAged', { id, body: {} })
  }
  return { name: 'a long wait', run }
}

/** Nobody came to a visit of three days ago, of which somebody had been reminded, and the outside system is to know it. */
function missedStory({ scene, people, server }: StoryHouse): Story {
  const run = async (tell: Tell) => {
    const start = new Date(Date.now() - 72 * hour).toISOString()
    const { id } = await created(people.keeper, 'Appointments?confirmed=true', aVisit(scene, start))
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = jsonb_set(content::jsonb, '{meta,lastModified}', to_jsonb(${start}::text))::json
        where id = ${id}::uuid`.execute(transaction),
    )
    await tell('worker', 'appointment.markNoShow', { id, body: {} })
    const reminder = { attendee: '1', start, at: start, channel: 'Email', result: 'Success' }
    await tell('worker', 'appointment.takeReminder', { id, body: reminder })
    await tell('keeper', 'appointment.sync', { id, body: {} })
  }
  return { name: 'a missed visit', run }
}
