import type { ReactNode } from 'react'
import type { ChartTab, TabProps } from '#client/patients/tabs/tab.ts'
import { ErrorBoundary } from '#client/ui/states/error-boundary.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { lazyParts } from '#client/ui/states/lazy-parts.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = TabProps & { readonly tab: ChartTab }

const { usePart: useTabPart } = lazyParts(({ open }: ChartTab) => openPart(open))

/** The tab of a chart that is open: its part is fetched when it is first wanted, and a mistake in it leaves the header and the other tabs alone. */
export function OpenedTab({ tab, patient }: Props): ReactNode {
  return (
    <ErrorBoundary mountKey={`${tab.id} ${patient.id}`}>
      <TabPart tab={tab} patient={patient} />
    </ErrorBoundary>
  )
}

function TabPart({ tab, patient }: Props): ReactNode {
  const words = useWords()
  const Part = useTabPart(tab)
  return Part ? <Part patient={patient} /> : <Loading what={words(tab.titleId)} shape="cards" />
}
