import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { laterVerbs, testPart } from '#tests/support/isolation/run/whole-matrix.ts'

testPart(tables, { database: 'postgres', verbs: laterVerbs })
