import specification from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { testPart, writingVerbs } from '#tests/support/isolation/run/whole-matrix.ts'

testPart(specification, { database: 'embedded', verbs: writingVerbs })
