import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { type LastChange, lastChanges } from './last-changes.ts'

const mostVersions = 25
const none: ReadonlyMap<string, LastChange> = new Map()

/** The last changes of these preferences, as far as the latest versions tell; empty until they are known. */
export function useLastChanges(
  id: string | undefined,
  paths: readonly string[],
): ReadonlyMap<string, LastChange> {
  const { data } = useQuery(
    {
      queryKey: ['practicePreferences.history', id, 'last changes'],
      enabled: id !== undefined,
      queryFn: () => read(id ?? '', paths),
    },
    answers,
  )
  return data ?? none
}

async function read(id: string, paths: readonly string[]): Promise<ReadonlyMap<string, LastChange>> {
  const history = await send('practicePreferences.history', { id })
  if (!history.ok) return none
  const metas = history.value.items.slice(0, mostVersions)
  const versions = await Promise.all(
    metas.map(async (meta) => {
      const version = await send('practicePreferences.readVersion', { id, versionId: meta.versionId })
      return { meta, preferences: version.ok ? version.value : undefined }
    }),
  )
  return lastChanges(versions, paths)
}
