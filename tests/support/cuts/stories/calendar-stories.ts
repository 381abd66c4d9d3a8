import { type Story, type StoryHouse, startOn, type Tell } from '#tests/support/cuts/story.ts'
import { aVisit, created, staff } from '#tests/support/scenes/scene.ts'
import { seriesOf, weekly } from '#tests/support/scenes/series.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

const cancellation = { reason: { code: 'other', display: 'Other' }, initiator: 'Patient' }
const day = 86_400_000

/** For tests that cut connections, what is done with many times at once: series, days outside, calendars of elsewhere, and looking for a time. */
export function calendarStories(house: StoryHouse): readonly Story[] {
  return [
    seriesStory(house),
    longerStory(house),
    outsideStory(house),
    linkStory,
    elsewhereStory(house),
    freeTimesStory(house),
  ]
}

/** An hour of a day that is soon, when a series has as many of its visits as it can have. */
const soon = (hour: number) =>
  `${new Date(Date.now() + 7 * day).toISOString().slice(0, 10)}T${hour}:00:00.000Z`

/** A visit of the supervisor's, who has no other ones. */
async function aFirst({ scene, people, server }: StoryHouse, start: string) {
  const visit = aVisit(scene, start, { location: undefined, owner: staff(server, 'supervisor') })
  return created(people.keeper, 'Appointments?confirmed=true', visit)
}

/** The last of a series as its next act names it. */
async function lastOf({ people }: StoryHouse, master: string) {
  const { id, meta } = (await seriesOf(people.keeper, master)).at(-1)
  return { id, asked: { versionId: meta.versionId, scope: 'WholeSeries' } }
}

/** A visit becomes a series, which is moved and called off. */
function seriesStory(house: StoryHouse): Story {
  const run = async (tell: Tell) => {
    const start = soon(15)
    const { id, versionId } = await aFirst(house, start)
    const recurrence = weekly(start, { end: { count: 3 } })
    await tell('keeper', 'appointment.repeat', { id, body: { versionId, recurrence, confirmed: true } })
    const moving = await lastOf(house, id)
    const moved = { ...moving.asked, changes: { title: 'Moved' }, confirmed: true }
    await tell('keeper', 'appointment.changeSeries', { id: moving.id, body: moved })
    await callOff(house, tell, id)
  }
  return { name: 'a series', run }
}

/** A series is made longer at night. */
function longerStory(house: StoryHouse): Story {
  const { people, server } = house
  const run = async (tell: Tell) => {
    const start = soon(18)
    const { id, versionId } = await aFirst(house, start)
    const body = { versionId, recurrence: weekly(start, { end: { count: 2 } }), confirmed: true }
    await people.keeper.ask('POST', `Appointments/${id}/repeat`, { body })
    const fields = { recurrence: weekly(start, { end: { count: 4 } }) }
    await putFields(server.world, server.practice, { type: 'Appointment', id, fields })
    await tell('worker', 'appointment.extendSeries', { id, body: {} })
    await callOff(house, tell, id)
  }
  return { name: 'a series that goes on', run }
}

async function callOff(house: StoryHouse, tell: Tell, master: string): Promise<void> {
  const { id, asked } = await lastOf(house, master)
  await tell('keeper', 'appointment.cancelSeries', { id, body: { ...asked, cancellation } })
}

/** A day outside is opened, looked at by who manages it, and somebody does not come back in time. */
function outsideStory({ server }: StoryHouse): Story {
  const { world, practice } = server
  const run = async (tell: Tell, turn: number) => {
    const date = new Date(Date.now() + day).toISOString().slice(0, 10)
    const opened = await tell('clinician', 'itinerary.open', { body: { date } })
    await tell('supervisor', 'itinerary.overview', { body: { date } })
    const { id } = opened.body
    const overdue = { status: 'InProgress', safetyCheck: { dueAt: '2026-01-01T00:00:00.000Z' } }
    // A day of its own for each turn: nobody has two itineraries of one day.
    const fields = { ...overdue, date: startOn(-turn, 0, '2020-01-01').slice(0, 10) }
    await putFields(world, practice, { type: 'Itinerary', id, fields })
    await tell('worker', 'itinerary.tellOverdue', { id, body: {} })
  }
  return { name: 'a day outside', run }
}

/** A link for calendar programs is made, looked at, and no longer holds. */
const linkStory: Story = {
  name: 'a link to the own calendar',
  isMoreAtFirst: true,
  run: async (tell) => {
    await tell('clinician', 'appointment.makeCalendarLink', { body: {} })
    await tell('clinician', 'appointment.calendarLink', { body: {} })
    await tell('clinician', 'appointment.calendar', { body: {} })
    await tell('clinician', 'appointment.revokeCalendarLink', { body: {} })
  },
}

/** Times of another calendar are taken over, shown and taken out again. */
function elsewhereStory({ server }: StoryHouse): Story {
  const { id: owner } = staff(server, 'host')
  const run = async (tell: Tell, turn: number) => {
    const times = [11, 13].map((hour) => ({
      ...{ event: `event-${turn}-${hour}`, start: soon(hour), end: soon(hour + 1) },
    }))
    const body = { owner, calendar: 'Home', times }
    await tell('host', 'appointment.importTimes', { body })
    await tell('host', 'appointment.importedTimes', { body: { owner } })
    await tell('host', 'appointment.removeImportedTimes', { body: { owner, calendar: 'Home' } })
  }
  return { name: 'a calendar of elsewhere', run }
}

/** Who is free, and who is expected today. */
function freeTimesStory({ scene }: StoryHouse): Story {
  const run = async (tell: Tell, turn: number) => {
    const span = { from: startOn(turn, 8), to: startOn(turn, 20) }
    const owners = [scene.owner.id]
    await tell('keeper', 'appointment.busy', { body: { owners, ...span } })
    await tell('keeper', 'appointment.findTimes', { body: { owners, minutes: 50, ...span } })
    await tell('keeper', 'appointment.arrivals', { body: span })
  }
  return { name: 'looking for a time', run }
}
