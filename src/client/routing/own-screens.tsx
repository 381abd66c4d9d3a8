import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Feature, Replacement, Screen } from './feature.ts'
import { ScreenLink } from './use-go.tsx'

/** The screens of their own that types have, by type. */
export type OwnScreens = ReadonlyMap<string, Replacement>

/** What the features have taken over from the generated screens. Two that want the same type are a mistake. */
export function ownScreensOf(features: readonly Feature[]): OwnScreens {
  const found = new Map<ResourceType, Replacement>()
  for (const feature of features)
    for (const replacement of feature.replaces ?? []) {
      const mistake = found.has(replacement.type)
        ? `${replacement.type} has two screens of its own, one of them in ${feature.id}.`
        : mistakeIn(feature, replacement)
      if (mistake) throw new Error(mistake)
      found.set(replacement.type, replacement)
    }
  return found
}

function mistakeIn({ id, screens }: Feature, { type, list, record }: Replacement): string | undefined {
  const foreign = [list, record].find((screen) => screen && !screens.includes(screen))
  if (foreign) return `${foreign.path} stands for ${type} and is no screen of ${id}.`
  if (record && !record.path.includes('$id')) return `${record.path} does not say which ${type} it shows.`
  return undefined
}

const own = createContext<OwnScreens>(new Map())

type Props = { readonly screens: OwnScreens; readonly children: ReactNode }

/** Tells everything below which types have screens of their own. */
export function OwnScreensProvider({ screens, children }: Props): ReactNode {
  return <own.Provider value={screens}>{children}</own.Provider>
}

/** The screens of its own that a type has and this person may open. */
export function useOwnScreens(type: string): Pick<Replacement, 'list' | 'record'> {
  const allowed = useAllowed()
  return useMemo(() => allowed(type), [allowed, type])
}

/** Where a record of a type is opened: in its own screen where there is one, else in the generated one. */
export function useRecordPath(): (type: string, id: string) => string {
  const allowed = useAllowed()
  return useCallback(
    (type, id) => allowed(type).record?.path.replace('$id', id) ?? `/resources/${type}/${id}`,
    [allowed],
  )
}

/** From a screen of its own to the generated one, which shows every field that the type has. */
export function AllFieldsLink({ type, id }: { readonly type: ResourceType; readonly id: string }): ReactNode {
  const words = useWords()
  return <ScreenLink to={`/resources/${type}/${id}`}>{words('resources.all-fields')}</ScreenLink>
}

/** Where the list of a type is opened. */
export function useListPath(): (type: string) => string {
  const allowed = useAllowed()
  return useCallback((type) => allowed(type).list?.path ?? `/resources/${type}`, [allowed])
}

function useAllowed(): (type: string) => Pick<Replacement, 'list' | 'record'> {
  const screens = use(own)
  const { may } = usePermissions()
  return useCallback(
    (type) => {
      const { list, record } = screens.get(type) ?? {}
      const open = (screen: Screen | undefined) => screen !== undefined && may(screen.permission)
      return { ...(list && open(list) && { list }), ...(record && open(record) && { record }) }
    },
    [screens, may],
  )
}
