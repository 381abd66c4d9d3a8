import type { Feature } from '#server/operations/handler.ts'
import { backgroundWork } from './background-work.ts'
import { tryAgain } from './try-again.ts'
import { forgetOldReceipts, tidyDatabase } from './work/house-jobs.ts'

/** What the server does by itself, and how those who run a practice see it. */
export const jobs = {
  handlers: {
    'practicePreferences.backgroundWork': backgroundWork,
    'practicePreferences.tryAgain': tryAgain,
  },
  guards: {},
  jobs: { ForgetReceipts: forgetOldReceipts, TidyDatabase: tidyDatabase },
} satisfies Feature
