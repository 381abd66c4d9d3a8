import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import { ErrorBoundary } from '#client/ui/states/error-boundary.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Feature } from './feature.ts'

type Readers = ReadonlyMap<ResourceType, ComponentType<{ readonly id: string }>>

/** What the features have to read records in place, by type. */
export function recordReadersOf(features: readonly Feature[]): Readers {
  const all = features.flatMap(({ readers }) => readers ?? [])
  return new Map(
    all.map(({ type, open }) => [type, lazy(() => openPart(open).then((view) => ({ default: view })))]),
  )
}

const known = createContext<Readers>(new Map())

type Props = { readonly readers: Readers; readonly children: ReactNode }

/** Tells everything below how records are read in place. */
export function RecordReadersProvider({ readers, children }: Props): ReactNode {
  return <known.Provider value={readers}>{children}</known.Provider>
}

type Of = { readonly type: ResourceType; readonly id: string; readonly name: string }

/** One record to be read where it is listed, drawn by the feature that it belongs to; nothing for types that nobody reads so. */
export function RecordReader({ type, id, name }: Of): ReactNode {
  const View = use(known).get(type)
  if (!View) return null
  return (
    <ErrorBoundary mountKey={`${type} ${id}`}>
      <Suspense fallback={<Loading what={name} />}>
        <View key={id} id={id} />
      </Suspense>
    </ErrorBoundary>
  )
}
