import { describe, expect, test } from 'vitest'
import { databaseKinds, makePlace } from '#tests/support/database/database.ts'
import { killAndLook } from '#tests/support/processes/kill-and-look.ts'
import { incomplete, layPractice, startServerWriter } from '#tests/support/server/start-server-writer.ts'

const longest = 540_000

describe('what the server acknowledged over HTTP survives kill -9, ten times in all', () => {
  test.each(databaseKinds)(
    'on the %s database',
    async (kind) => {
      const { place, remove } = await makePlace(kind)
      await layPractice(place)
      const acknowledged = await killAndLook(
        startServerWriter,
        place,
        (writer) => writer.kill(),
        10 / databaseKinds.length,
      )
      expect(await incomplete(place, acknowledged)).toEqual([])
      await remove()
    },
    longest,
  )
})
