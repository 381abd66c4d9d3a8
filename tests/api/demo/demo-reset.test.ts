import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn } from '#server/database/audit/checkpoint-file.ts'
import { clearDemo } from '#server/demo/clear-demo.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { demoPracticeId } from '#server/demo/rows/make-demo-staff.ts'
import { databasesFor, openTestDatabase } from '#tests/support/database/database.ts'
import { makeTestPractice } from '#tests/support/server/server.ts'

test.each(databasesFor(import.meta.url))(
  'the demo practice is taken away whole and made anew, and what takes it away leaves every row of another practice (%s)',
  async (kind) => {
    const opened = await openTestDatabase(kind)
    const keys = openKeys(join(opened.place.dataDirectory, 'keys.json'))
    const world = buildWorld({ database: opened.database, keys, demo: 'demo' })
    const rowsOf = (id: string) =>
      world.database.asOwner(async (transaction) => {
        const rows = await transaction
          .selectFrom('resource')
          .select('id')
          .where('practice_id', '=', id)
          .execute()
        return rows.length
      })

    const clear = () =>
      clearDemo(world.database, {
        signing: keys.signing,
        at: world.now().iso,
        checkpointFile: checkpointFileIn(opened.place.dataDirectory),
        archiveDirectory: join(opened.place.dataDirectory, 'audit-archive'),
      })

    await makeDemo(world, { report: () => undefined })
    const demoRows = await rowsOf(demoPracticeId)
    expect(demoRows > 200).toBe(true)

    await clear()
    expect(await rowsOf(demoPracticeId)).toBe(0)
    await makeDemo(world, { report: () => undefined })
    expect(await rowsOf(demoPracticeId)).toBe(demoRows)

    await clear()
    const other = await makeTestPractice(world, 'next-door', { admin: ['administrative'] })
    const itsRows = await rowsOf(other.id)
    await clear()
    expect([itsRows > 80, await rowsOf(other.id)]).toEqual([true, itsRows])
    await opened.close()
  },
)
