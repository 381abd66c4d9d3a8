import type { Feature } from '#server/operations/handler.ts'
import { backgroundWork } from './background-work.ts'
import { environment } from './environment.ts'
import { startJobs } from './start-jobs.ts'
import { tryAgain } from './try-again.ts'
import { forgetOldChanges } from './work/forget-old-changes.ts'
import { forgetOldReceipts } from './work/forget-old-receipts.ts'
import { removeUploads } from './work/remove-uploads.ts'
import { tidyDatabase } from './work/tidy-database.ts'

/** What the server does by itself, and how those who run a practice see it. */
const feature = {
  handlers: {
    'practicePreferences.backgroundWork': backgroundWork,
    'practicePreferences.environment': environment,
    'practicePreferences.tryAgain': tryAgain,
  },
  guards: {},
  jobs: {
    ForgetReceipts: forgetOldReceipts,
    ForgetChanges: forgetOldChanges,
    RemoveUploads: removeUploads,
    TidyDatabase: tidyDatabase,
  },
} satisfies Feature

/** The feature, with what a server that starts asks of it beside operations. */
export const jobs = { ...feature, start: startJobs }
