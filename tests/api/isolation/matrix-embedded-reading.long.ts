import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { readingVerbs, testPart } from '#tests/support/isolation/run/test-part.ts'

testPart(tables, { database: 'embedded', verbs: readingVerbs })
