import { accounts } from '#server/accounts/feature.ts'
import { audits } from '#server/audits/feature.ts'
import { chart } from '#server/chart/feature.ts'
import { content } from '#server/content/feature.ts'
import { definitions } from '#server/definitions/feature.ts'
import { districts } from '#server/districts/feature.ts'
import { interfaces } from '#server/interfaces/feature.ts'
import { jobs as house } from '#server/jobs/feature.ts'
import { messages } from '#server/messages/feature.ts'
import { notes } from '#server/notes/feature.ts'
import type { Feature, Handlers, InsideWork } from '#server/operations/handler.ts'
import type { Jobs } from '#server/operations/jobs/job.ts'
import { patients } from '#server/patients/feature.ts'
import { reports } from '#server/reports/feature.ts'
import { rights } from '#server/rights/feature.ts'
import { scheduling } from '#server/scheduling/feature.ts'
import { scribe } from '#server/scribe/feature.ts'
import { signatures } from '#server/signatures/feature.ts'

/** The server's features: everything that it can do beyond the plain calls. */
export const features: readonly Feature[] = [
  accounts,
  audits,
  chart,
  content,
  definitions,
  districts,
  house,
  interfaces,
  messages,
  notes,
  patients,
  reports,
  rights,
  scheduling,
  scribe,
  signatures,
]

/** Who performs each act. The compiler names an act that nobody performs: its handler goes into the `feature.ts` of its domain. */
export const handlers: Handlers = {
  ...accounts.handlers,
  ...audits.handlers,
  ...chart.handlers,
  ...content.handlers,
  ...definitions.handlers,
  ...districts.handlers,
  ...house.handlers,
  ...interfaces.handlers,
  ...messages.handlers,
  ...notes.handlers,
  ...patients.handlers,
  ...reports.handlers,
  ...rights.handlers,
  ...scheduling.handlers,
  ...scribe.handlers,
  ...signatures.handlers,
}

/** Who does each piece of background work. The compiler names a job that nobody does: it goes into the `feature.ts` of its domain. */
export const jobs: Jobs<InsideWork> = {
  ...accounts.jobs,
  ...chart.jobs,
  ...definitions.jobs,
  ...districts.jobs,
  ...content.jobs,
  ...house.jobs,
  ...interfaces.jobs,
  ...messages.jobs,
  ...notes.jobs,
  ...patients.jobs,
  ...reports.jobs,
  ...rights.jobs,
  ...scheduling.jobs,
  ...scribe.jobs,
  ...signatures.jobs,
}
