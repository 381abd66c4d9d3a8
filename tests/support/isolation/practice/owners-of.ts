import type { ResourceType } from '#generated/types/resources.ts'
import type { RowFacts, TypeFacts } from '#tests/support/isolation/rule/expected-answer.ts'
import { isAboutPatient, isPersonal, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import type { Rows } from './lay-worlds.ts'
import { loginOf, type MatrixActor } from './matrix-actor.ts'
import type { MatrixPractice } from './matrix-practice.ts'

/** Owners of the isolation tests' canaries: whose row a canary stands in, as it stands to an actor; undefined for one that the matrix has not laid. */
export type OwnersOf = (canary: string, actor: MatrixActor) => OwnedCanary | undefined

export type OwnedCanary = {
  readonly type: ResourceType
  readonly facts: TypeFacts
  readonly row: RowFacts
  readonly place: string
}

type Place = 'mine' | 'confidential' | 'outside' | 'elsewhere'

/** Knows every row of the practice by its canary. */
export function ownersOf(practice: MatrixPractice): OwnersOf {
  const known = new Map<
    string,
    { readonly type: ResourceType; readonly place: Place; readonly login?: string }
  >()
  const add = (rows: Rows, place: Place, login?: string) => {
    for (const [type, { canary }] of rows)
      if (canary !== '') known.set(canary, { type, place, ...(login !== undefined && { login }) })
  }
  add(practice.mine, 'mine')
  add(practice.deleted, 'mine')
  add(practice.confidential, 'confidential')
  add(practice.outside, 'outside')
  add(practice.elsewhere, 'elsewhere')
  for (const [login, rows] of practice.own) add(rows, 'mine', login)
  for (const [login, rows] of practice.ownDeleted) add(rows, 'mine', login)

  return (canary, { rights }) => {
    const found = known.get(canary)
    const facts = found && typeFacts.get(found.type)
    if (!found || !facts) return undefined
    const { type, place, login } = found
    const patient = { isMine: place === 'mine', isConfidential: place === 'confidential' }
    const row: RowFacts = {
      practice: place === 'elsewhere' ? 'other' : 'own',
      isOwn: isPersonal(type) && login === loginOf(rights.role),
      isDeleted: false,
      ...(isAboutPatient(type) && { patient }),
    }
    return { type, facts, row, place }
  }
}
