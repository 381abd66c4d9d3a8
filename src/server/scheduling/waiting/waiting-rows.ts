import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const pageSize = 500
const mostPages = 10

/** Those who wait as they were looked at, page by page, since the longest wait; cut: there are more of them. */
export async function waitingRows(
  context: Context,
  fits: (row: Appointment) => boolean,
): Promise<Outcome<{ readonly rows: readonly Appointment[]; readonly isCut: boolean }>> {
  const filters = [{ field: 'status', op: 'eq', value: 'waitlist' }] as const
  const rows: Appointment[] = []
  let continuation: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const asked = { filters, orderBy: 'waitlist.since', pageSize, ...(continuation && { continuation }) }
    const found = await context.stores.of('Appointment').find(asked)
    if (!found.ok) return found
    rows.push(...found.value.rows.filter(fits))
    continuation = found.value.continuation
    if (continuation === undefined) return succeeded({ rows, isCut: false })
  }
  return succeeded({ rows, isCut: true })
}
