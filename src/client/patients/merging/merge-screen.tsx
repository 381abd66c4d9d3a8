import { type ReactNode, useEffect } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { Comparison } from './comparison.tsx'
import { MergedRecords } from './merged-records.tsx'
import { useComparison } from './use-comparison.ts'
import './merging.css'

/** Merge two records of one person: what they say differently, what moves, and what was merged before and can be separated again. */
export function MergeScreen({ params, search }: ScreenProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const id = params.id ?? ''
  const other = search.with
  return (
    <Page title={words('patients.screen.merge')}>
      {other !== undefined && mayDo('patient.merge') && (
        <Compared key={`${id} ${other}`} id={id} other={other} isChosen={search.kept === 'chosen'} />
      )}
      <MergedRecords id={id} />
    </Page>
  )
}

type ComparedProps = {
  readonly id: string
  readonly other: string
  /** Somebody has said which one stays; until then the one that the server proposes does. */
  readonly isChosen: boolean
}

function Compared({ id, other, isChosen }: ComparedProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const { answer: found, look } = useComparison(id, other)
  const isOtherWay = !isChosen && found?.ok === true && found.value.otherWay
  const answer = isOtherWay ? undefined : found
  useEffect(() => {
    if (isOtherWay) go(`/patients/${other}/merge?with=${id}`, { replace: true })
  }, [isOtherWay, id, other, go])
  return (
    <Answered answer={answer} what={words('patients.screen.merge')} shape="rows" onRetry={() => void look()}>
      {(compared) => (
        <Comparison
          compared={compared}
          isProposed={!isChosen}
          onSwap={() => go(`/patients/${other}/merge?with=${id}&kept=chosen`, { replace: true })}
          onMerged={() => go(`/patients/${id}`)}
        />
      )}
    </Answered>
  )
}
