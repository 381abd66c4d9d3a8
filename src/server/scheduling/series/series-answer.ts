import type { SeriesReason } from '#generated/types/series-reason.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/** What an act on a series answers, done or only planned. */
export type SeriesAnswer = {
  readonly isPlan: boolean
  readonly rows: readonly SeriesRow[]
  readonly series?: { readonly id: string; readonly resourceType: 'Appointment' }
}

/** The answer, with what becomes of each in its order. */
export function seriesAnswer(
  rows: readonly SeriesRow[],
  { isPlan, masterId }: { readonly isPlan: boolean; readonly masterId?: string | undefined },
): SeriesAnswer {
  return { isPlan, rows, ...(masterId !== undefined && { series: appointmentOf(masterId) }) }
}

/** Names an appointment. */
export function appointmentOf(id: string): { readonly id: string; readonly resourceType: 'Appointment' } {
  return { id, resourceType: 'Appointment' }
}

/** Findings as reasons: of another appointment only what its asker may see. */
export function reasonsOf(findings: readonly Finding[]): readonly SeriesReason[] {
  return findings.map(({ message, parameters }) => {
    const { other, ...rest } = parameters ?? {}
    const named = Object.entries(rest).map(([name, value]) => [name, String(value)] as const)
    return {
      code: message,
      ...(typeof other === 'string' && other !== '–' && { other }),
      ...(named.length > 0 && { parameters: Object.fromEntries(named) }),
    }
  })
}
