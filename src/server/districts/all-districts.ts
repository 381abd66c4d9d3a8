import type { District } from '#generated/types/district.ts'
import { JobRefused } from '#server/operations/jobs/job.ts'
import type { Stores } from '#server/stores/store.ts'

/** Every district of the practice that is not deleted. */
export async function allDistricts(stores: Stores): Promise<readonly District[]> {
  const found: District[] = []
  let continuation: string | undefined
  do {
    const page = await stores
      .of('District')
      .find({ pageSize: 200, ...(continuation !== undefined && { continuation }) })
    if (!page.ok) throw new JobRefused(page)
    found.push(...page.value.rows)
    continuation = page.value.continuation
  } while (continuation !== undefined)
  return found
}
