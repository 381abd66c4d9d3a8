import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { openAs } from '#server/operations/open-as.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type DatabasePlace, databasesFor, makePlace } from '#tests/support/database/database.ts'
import { startScript } from '#tests/support/processes/writing-process.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import { type MailCatcher, startMailCatcher, wordsOf } from '#tests/support/server/mail-catcher.ts'
import { makeTestPractice } from '#tests/support/server/server.ts'

const visits = 12
const hour = 3_600_000
const quarter = hour / 4
const noon = Date.parse('2030-03-04T12:00:00.000Z')

describe.each(databasesFor(import.meta.url))('reminding that is killed on the %s database', (kind) => {
  let mail: MailCatcher
  let place: DatabasePlace
  let remove: () => Promise<void> = async () => undefined
  afterEach(async () => {
    await remove()
    await mail?.close()
  })

  /** Visits of a patient who wants letters, an hour apart, of which all are due at the same time to be told. */
  async function layVisits(): Promise<void> {
    const database = await openDatabase(place)
    const keys = openKeys(join(place.dataDirectory, 'keys.json'))
    const world = buildWorld({ database, keys, now: () => instantAt(noon) })
    const practice = await makeTestPractice(world, 'riverbend', { admin: ['administrative'] })
    await storeExamples(world, practice)
    const actor = systemActor(practice.id, practice.key)
    const lay = (type: 'Patient' | 'Appointment', fields: object) =>
      openAs(world, { actor, operation: 'example.create' }, (opened) =>
        openRows(opened, type).insert({ ...examples.get(type), identifiers: [], ...fields }, {}),
      )
    const patient = await lay('Patient', {
      contacts: [{ system: 'email', value: 'ana@home.example' }],
      communicationPreferences: { reminders: ['Email'] },
    })
    if (!patient.ok) throw new Error(JSON.stringify(patient.failure))
    const subject = { id: patient.value.id, resourceType: 'Patient' }
    for (let count = 0; count < visits; count += 1) {
      const start = noon + 50 * hour + count * 1_000
      const made = await lay('Appointment', {
        status: 'booked',
        series: undefined,
        episodeOfCare: undefined,
        recurrence: undefined,
        authorization: undefined,
        start: instantAt(start).iso,
        end: instantAt(start + hour).iso,
        attendees: [{ id: '1', kind: 'Patient', subject, status: 'booked' }],
      })
      if (!made.ok) throw new Error(JSON.stringify(made.failure))
    }
    await database.close()
  }

  /** A round of a server's work at a time; killed when so many letters have come to the mail server, which has not said yet that it has the last. */
  async function round(at: number, killAfter = Number.POSITIVE_INFINITY): Promise<void> {
    const child = startScript('reminder-process.ts', place, undefined, {
      MAIL_URL: mail.url,
      CLOCK: String(at),
    })
    const ended = once(child, 'exit')
    const before = mail.letters.length
    mail.taken = async () => {
      if (mail.letters.length - before < killAfter) return
      child.kill('SIGKILL')
      await ended
    }
    const [code] = await ended
    expect(code).toBe(killAfter === Number.POSITIVE_INFINITY ? 0 : null)
  }

  test('each visit is told; only the letter that was on its way in the moment of the kill comes twice, under the same name', async () => {
    mail = await startMailCatcher()
    const made = await makePlace(kind)
    place = made.place
    remove = made.remove
    await layVisits()
    await round(noon + hour)
    expect(mail.letters).toEqual([])
    await round(noon + 2 * hour + quarter, 4)
    await round(noon + 2 * hour + 2 * quarter, 3)
    for (const later of [3, 4, 5]) await round(noon + 2 * hour + later * quarter)

    const names = mail.letters.map((letter) => /^Message-ID: (.*)$/im.exec(wordsOf(letter).head)?.[1])
    expect(new Set(names).size).toBe(visits)
    expect(names).toHaveLength(visits + 2)
    const database = await openDatabase(place)
    const { rows } = await database.asOwner((transaction) =>
      sql<{ told: number }>`
        select json_array_length((content -> 'reminders')::json) as told from resource
        where type = 'Appointment' and content -> 'reminders' is not null`.execute(transaction),
    )
    await database.close()
    expect(rows.map(({ told }) => told)).toEqual(Array.from({ length: visits }, () => 1))
  })
})
