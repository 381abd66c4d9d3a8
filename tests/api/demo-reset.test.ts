import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWorld } from '#server/app/world.ts'
import { openKeys } from '#server/config/keys.ts'
import { checkpointFileIn } from '#server/database/checkpoint-file.ts'
import { clearDemo } from '#server/demo/clear-demo.ts'
import { demoPracticeId } from '#server/demo/demo-staff.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database.ts'
import { makeTestPractice } from '#tests/support/server.ts'

test.each(databaseKinds)(
  'the demo practice is taken away whole and made anew, and another practice keeps every row (%s)',
  async (kind) => {
    const opened = await openTestDatabase(kind)
    const keys = openKeys(join(opened.place.dataDirectory, 'keys.json'))
    const world = buildWorld({ database: opened.database, keys })
    const rowsOf = (id: string) =>
      world.database.asOwner(async (transaction) => {
        const rows = await transaction
          .selectFrom('resource')
          .select('id')
          .where('practice_id', '=', id)
          .execute()
        return rows.length
      })

    const other = await makeTestPractice(world, 'next-door', { admin: ['administrative'] })
    const itsRows = await rowsOf(other.id)
    await makeDemo(world, () => undefined)
    const demoRows = await rowsOf(demoPracticeId)
    expect([itsRows > 90, demoRows > 200]).toEqual([true, true])

    await clearDemo(world.database, {
      signing: keys.signing,
      at: world.now().iso,
      checkpointFile: checkpointFileIn(opened.place.dataDirectory),
    })
    expect([await rowsOf(demoPracticeId), await rowsOf(other.id)]).toEqual([0, itsRows])

    await makeDemo(world, () => undefined)
    expect(await rowsOf(demoPracticeId)).toBe(demoRows)
    await opened.close()
  },
)
