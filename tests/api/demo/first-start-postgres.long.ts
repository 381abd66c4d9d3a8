import { describe } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { testKilledDemos } from '#tests/support/processes/test-killed-demos.ts'

describe.skipIf(!databaseKinds.includes('postgres'))('on a PostgreSQL (else not run: no PostgreSQL)', () =>
  testKilledDemos('postgres'),
)
