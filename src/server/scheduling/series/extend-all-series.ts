import type { Appointment } from '#generated/types/appointment.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { occurrencesOf, seriesDaysAhead } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** Makes every series as long as series are made ahead; says when one could not be made longer because of what a person must see to. */
export const extendAllSeries: Job = async (work) => {
  let made = 0
  const filters = [{ field: 'series.index', op: 'eq', value: 0 }] as const
  for await (const master of work.each('Appointment', { filters })) {
    if (!(await isShort(work, master))) continue
    const fates = fatesIn(await work.hear('appointment.extendSeries', master.id))
    made += fates.filter((fate) => fate === 'Made' || fate === 'Moved').length
    if (fates.includes('Blocked')) work.warn('scheduling.series-not-extended')
  }
  return made
}

/** Days that the rule gives come after the last that is there. */
async function isShort({ each, now }: JobWork, { id, recurrence }: Appointment): Promise<boolean> {
  if (!recurrence) return false
  const today = localDate(now.iso, recurrence.timezone)
  const through = localDate(plusMinutes(now.iso, seriesDaysAhead * 24 * 60), recurrence.timezone)
  const wanted = occurrencesOf(recurrence, { through }).filter(({ plannedDay }) => plannedDay >= today)
  if (wanted.length === 0) return false

  let last = 0
  const filters = [{ field: 'series.master', op: 'eq', value: id }] as const
  for await (const { series } of each('Appointment', { filters })) last = Math.max(last, series?.index ?? 0)
  return wanted.some(({ index }) => index > last)
}

function fatesIn(answer: unknown): readonly unknown[] {
  const { rows } = membersOf(answer)
  return Array.isArray(rows) ? rows.map((row) => membersOf(row).fate) : []
}
