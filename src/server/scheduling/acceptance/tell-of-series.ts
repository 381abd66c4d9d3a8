import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { tellOfAcceptance } from './tell-of-acceptance.ts'

type Written = { readonly before: readonly Appointment[]; readonly after: readonly Appointment[] }

/** Those of a series that were written together: of each question or answer among them is told once, with how many times it is about. */
export async function tellOfSeries(context: Context, { before, after }: Written): Promise<Outcome<void>> {
  const former = new Map(before.map((row) => [row.id, row]))
  const said = after.filter(({ id, acceptance }) => !isSame(former.get(id)?.acceptance, acceptance))
  for (const answer of new Set(said.map(({ acceptance }) => acceptance?.answer))) {
    const rows = said.filter(({ acceptance }) => acceptance?.answer === answer)
    const [first] = rows
    if (!first) continue
    const told = await tellOfAcceptance(context, {
      before: former.get(first.id),
      after: first,
      times: rows.length,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

function isSame(one: Appointment['acceptance'], other: Appointment['acceptance']): boolean {
  return one?.answer === other?.answer && one?.askedAt === other?.askedAt
}
