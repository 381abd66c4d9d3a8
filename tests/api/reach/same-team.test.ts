import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { sameTeam, teamOf } from '#server/stores/reach/team-of.ts'
import { examples } from '#tests/support/server/examples.ts'

const meta = { isDeleted: false }
const id = '0197a000-0000-7000-8000-000000000001'
const types = [...examples].filter(([type]) => registry[type].team !== undefined)

/** The example as it is, and each field but its id of it taken away, emptied or said by another state. */
function versionsOf(type: ResourceType) {
  const row = { ...examples.get(type), id, meta }
  const changed = Object.keys(row)
    .filter((name) => name !== 'id')
    .flatMap((name) => [
      { ...row, [name]: undefined },
      { ...row, [name]: 'Cancelled' },
      { ...row, [name]: 'EnteredInError' },
    ])
  return [row, { ...row, meta: { isDeleted: true } }, ...changed]
}

test.each(types)('%s: where its team is taken for the same, it lets in the same people', (type) => {
  const entry = registry[type]
  const versions = versionsOf(type)
  const [row = {}] = versions
  const different = versions.filter(
    (each) => JSON.stringify(teamOf(entry, each)) !== JSON.stringify(teamOf(entry, row)),
  )
  expect(different.filter((each) => sameTeam(entry, row, each))).toEqual([])
  expect(sameTeam(entry, row, { ...row, comments: 'seen' })).toBe(true)
})

test('some examples let somebody in, so that the comparison is of something', () => {
  const lines = types.flatMap(([type, row]) => teamOf(registry[type], { ...row, id, meta }))
  expect(lines.length).toBeGreaterThan(5)
})
