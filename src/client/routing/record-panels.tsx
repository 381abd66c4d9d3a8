import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { type ActId, operations } from '#generated/operations/operations.ts'
import type { Feature } from './feature.ts'

type Panel = {
  readonly act: ActId
  readonly also: readonly ActId[]
  readonly View: ComponentType<{ readonly id: string; readonly name: string }>
}

/** What the features put beside records. */
export function recordPanelsOf(features: readonly Feature[]): readonly Panel[] {
  return features
    .flatMap(({ panels }) => panels ?? [])
    .map(({ act, also = [], open }) => ({
      act,
      also,
      View: lazy(() => openPart(open).then((view) => ({ default: view }))),
    }))
}

const known = createContext<readonly Panel[]>([])

type Props = { readonly panels: readonly Panel[]; readonly children: ReactNode }

/** Tells everything below which panels stand beside records. */
export function RecordPanelsProvider({ panels, children }: Props): ReactNode {
  return <known.Provider value={panels}>{children}</known.Provider>
}

/** Acts that a panel performs, so that no plain button offers them. */
export function usePanelActs(): readonly ActId[] {
  return use(known).flatMap(({ act, also }) => [act, ...also])
}

type Of = { readonly type: string; readonly id: string; readonly name: string }

/** The panels of one record that this person may use. */
export function RecordPanels({ type, id, name }: Of): ReactNode {
  const { may } = usePermissions()
  const mayUse = ({ act }: Panel) => {
    const { resource, permission, flags } = operations[act]
    return resource === type && [permission, ...flags].every(may)
  }

  return use(known)
    .filter(mayUse)
    .map(({ act, View }) => (
      <Suspense key={act} fallback={null}>
        <View id={id} name={name} />
      </Suspense>
    ))
}
