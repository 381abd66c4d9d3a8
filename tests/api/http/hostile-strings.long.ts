import { expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { hostileStrings, stringsChangedOn } from '#tests/support/requests/hostile-strings.ts'

test.each(databaseKinds)(
  'every hostile string comes out byte for byte as it went in, on the %s database',
  async (database) => {
    expect(await stringsChangedOn(database, hostileStrings())).toEqual([])
  },
)
