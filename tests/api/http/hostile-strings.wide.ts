import { expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { hostileStrings, stringsChangedOn } from '#tests/support/requests/hostile-strings.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

test.each(databaseKinds)(
  `every hostile string comes out byte for byte as it went in: a twelfth of them on the %s database (SEED=${sliceSeed})`,
  async (database) => {
    const some = sliceOf(hostileStrings(), 12, sliceSeed + databaseKinds.indexOf(database))
    expect(await stringsChangedOn(database, some)).toEqual([])
  },
)
