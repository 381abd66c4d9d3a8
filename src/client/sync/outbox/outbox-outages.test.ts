import { afterEach, expect, test } from 'vitest'
import { failureOf } from '#client/api/failure-of.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { aHouse, aNote, closeTabs, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

const refused = (status: number) =>
  failed(failureOf({ status, headers: new Headers({ 'retry-after': '0' }), body: { detail: 'not now' } }))

test.each([449, 503, 507])(
  'what a server in trouble refuses with %i stays on the device and goes by itself when the trouble is over',
  async (status) => {
    const { openTab, house, row } = aHouse([aNote()])
    house.meddle = () => refused(status)
    const outbox = await openTab()
    await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
    await until(() => house.requests.length > 1)
    expect(outbox.saveState()).toMatchObject({ waiting: 1, stuck: 0 })
    expect(await outbox.latest('Note', 'n1')).toMatchObject({ mood: 'better' })

    house.meddle = undefined
    await until(isQuiet(outbox))
    expect(row('n1')).toMatchObject({ mood: 'better' })
  },
)

test('a server without room is called so until it has some', async () => {
  const { openTab, house } = aHouse([aNote()])
  house.meddle = () => refused(507)
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => outbox.saveState().kind === 'full')

  house.meddle = undefined
  await until(() => outbox.saveState().kind === 'saved')
})
