import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { passedRollUps, rollUpInto } from '#server/stores/rollups/roll-up-query.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const atOnce = 100
const first = '00000000-0000-0000-0000-000000000000'

/** Moves on to the next appointment where the one that was kept has begun: nobody writes a row at that moment. */
export const moveOnAppointments: Job = async (work) => {
  let moved = 0
  for (const { type, rolledUp = [] } of Object.values(registry))
    if (rolledUp.some(({ ahead }) => ahead)) moved += await moveOn(work, type)
  return moved
}

async function moveOn({ database, practiceId, open, goOn }: JobWork, type: ResourceType): Promise<number> {
  let moved = 0
  let after = first
  for (;;) {
    goOn()
    const asked = { practiceId, type, after, most: atOnce }
    const ids = await database.asOwner((transaction) => passedRollUps(transaction, asked), 'look')
    const [last] = ids.slice(-1)
    if (last === undefined) return moved
    await open('automation', async ({ transaction }) => {
      await rollUpInto(
        transaction,
        ids.map((id) => ({ type, id })),
      )
      return succeeded(undefined)
    })
    moved += ids.length
    after = last
  }
}
