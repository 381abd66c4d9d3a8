import { localDate } from '#shared/time/local-moment.ts'
import type { JobWork } from './job.ts'

/** Which day it is where the practice is. */
export async function practiceDay({ each, now }: Pick<JobWork, 'each' | 'now'>): Promise<string> {
  for await (const { timezone } of each('PracticePreferences', {})) return localDate(now.iso, timezone)
  return localDate(now.iso, 'UTC')
}
