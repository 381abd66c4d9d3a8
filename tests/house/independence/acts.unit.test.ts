import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actsOf } from '#tests/support/isolation/rule/type-facts.ts'
import { allQuestions } from '#tests/support/isolation/run/all-questions.ts'

const folder = new URL('../../../schemas/operations/', import.meta.url)

/** Ids of the acts on a row, as their schemas say; `sync` is a verb of its own. */
function rowActs(): readonly string[] {
  return readdirSync(folder).flatMap((file) => {
    const { 'x-operation': said } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return said.on === 'row' && !said.path.endsWith('/sync')
      ? [`${said.resource}.${said.id.split('.')[1]}`]
      : []
  })
}

const known = [...actsOf].flatMap(([type, acts]) => acts.map(({ operation }) => `${type}.${operation}`))

test('the matrix of isolation knows every act on a row', () => {
  expect(rowActs().length).toBeGreaterThan(100)
  expect(rowActs().filter((act) => !known.includes(act))).toEqual([])
})

test('with seeds that follow one another each role is asked every act', () => {
  const signedIn = { token: '', sessionId: '' }
  const rights = {
    role: 'Somebody',
    flags: new Set<string>(),
    permissions: new Set<string>(),
    reachesAll: false,
  }
  const profile = { id: '', resourceType: 'Practitioner' }
  const actor = { rights, profile, personId: '', usual: signedIn, late: signedIn }
  const most = Math.max(...[...actsOf.values()].map((acts) => acts.length))
  const asked = new Set(
    Array.from({ length: most }, (_each, seed) => allQuestions({ actors: [actor] }, seed)).flatMap(
      (questions) => questions.flatMap(({ type, act }) => (act ? [`${type}.${act.operation}`] : [])),
    ),
  )
  expect(known.filter((act) => !asked.has(act))).toEqual([])
})
