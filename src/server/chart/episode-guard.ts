import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const usualDays = 30
const dayLength = 86_400_000

/** In a chart, an episode that is over is made active again for so many days as the practice allows; later a new one begins. */
export const episodeGuard: Guard<'EpisodeOfCare'> = {
  beforeWrite: async ({ stores, now }, { before, after }) => {
    if (!before || before.status === 'Active' || after.status !== 'Active') return succeeded(after)

    const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
    if (!found.ok) return found
    const days = found.value.rows[0]?.reopenEpisodeDays ?? usualDays
    const end = before.period.end ?? before.meta.lastModified.slice(0, 10)
    const isOver = now.milliseconds > Date.parse(`${end}T00:00:00Z`) + (days + 1) * dayLength
    return isOver
      ? refuse('/status', 'chart.episode-over', { parameters: { date: end, days } })
      : succeeded(after)
  },
}
