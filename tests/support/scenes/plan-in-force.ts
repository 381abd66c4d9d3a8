import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { NewRow } from '#server/stores/store.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { bare, type Scene } from './scene.ts'

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

/** A plan of the scene's patient as its signatures leave it, for tests: two goals, the second with a way that nobody goes any more. */
export async function planInForce({ world, practice }: TestServer, scene: Scene): Promise<string> {
  const span = { start: day(90), target: '2027-06-30', status: 'InProgress' }
  const way = (id: string, statement: string, active = true) => ({
    id,
    statement,
    kind: { code: 'cbt', display: 'CBT' },
    frequency: { count: 1, per: 'week' },
    responsible: scene.owner,
    start: span.start,
    active,
  })
  const goal = (id: string, statement: string, objectives: readonly object[]) => ({
    ...{ id, statement, ...span, objectives },
  })
  const objective = (id: string, statement: string, interventions: readonly object[]) => ({
    ...{ id, statement, ...span, interventions },
  })
  const row = {
    ...{ title: 'Treatment plan', kind: 'Treatment', status: 'Active', reviewIntervalDays: 90, version: 1 },
    ...{ sharedWithPatient: false, author: scene.owner, subject: bare(scene.patient) },
    period: { start: span.start },
    nextReview: '2027-01-01',
    problems: [
      {
        ...{ id: 'p1', statement: 'Cannot rest', rank: 1, active: true, condition: bare(scene.condition) },
        goals: [
          goal('g1', 'Sleep through the night', [
            objective('o1', 'Six hours on five nights by June', [
              way('i1', 'Sleep diary'),
              way('i2', 'Stimulus control'),
            ]),
          ]),
          goal('g2', 'Go back to work', [
            objective('o2', 'Two shifts a week by May', [way('i3', 'x', false)]),
          ]),
        ],
      },
    ],
    // No plain write makes an active plan; the store of tests takes it as its signatures would leave it.
  } as unknown as NewRow<'CarePlan'>
  const made = await openAs(
    world,
    { actor: systemActor(practice.id, practice.key), operation: 'carePlan.create' },
    (opened) => openStores(opened).of('CarePlan').create(row),
  )
  if (!made.ok) throw new Error(JSON.stringify(made))
  return made.value.id
}
