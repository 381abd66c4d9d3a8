import { describe } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { testKilledDemos } from '#tests/support/processes/test-killed-demos.ts'

describe.each(databaseKinds.filter((kind) => kind === 'embedded'))('on the %s database', testKilledDemos)
