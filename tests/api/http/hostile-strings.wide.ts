import { expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { changedOnTheWay, hostileStrings } from '#tests/support/requests/hostile-strings.ts'
import { startTestServer } from '#tests/support/server/server.ts'

test.each(databaseKinds)(
  'every hostile string comes out byte for byte as it went in, on the %s database',
  async (database) => {
    const server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    const admin = await server.signIn('admin')
    const { naughty, attacks } = hostileStrings()
    const half = attacks.filter(
      (_, index) => index % databaseKinds.length === databaseKinds.indexOf(database),
    )
    const changed = await changedOnTheWay(admin, [...naughty, ...half])
    await server.close()
    console.log(JSON.stringify({ database, strings: naughty.length + half.length, changed: changed.length }))
    expect(changed).toEqual([])
  },
)
