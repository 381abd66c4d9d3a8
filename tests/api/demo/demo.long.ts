import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { isDemoWhole } from '#server/demo/making/mark-demo-whole.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'

test('the whole demo practice is made by the same operations as a request, and no rule refuses any of it', async () => {
  const opened = await openTestDatabase('embedded')
  const keys = openKeys(join(opened.place.dataDirectory, 'keys.json'))
  const world = buildWorld({ database: opened.database, keys })
  const begun = performance.now()
  const rest = await makeDemo(world, { report: () => undefined })
  const firstDay = performance.now()
  await rest()
  const ended = performance.now()
  const seconds = { firstDay: (firstDay - begun) / 1000, rest: (ended - firstDay) / 1000 }
  console.log(JSON.stringify({ test: 'demo', seconds }))

  expect(await isDemoWhole(world)).toBe(true)
  await opened.close()
})
