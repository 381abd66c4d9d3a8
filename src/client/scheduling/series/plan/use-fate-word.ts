import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { PlanRow } from './plan-row.ts'
import type { SeriesAct } from './series-act.ts'

/** Of which act is told, and whether it is done already. */
export type FateTelling = { readonly act: SeriesAct; readonly isDone: boolean }

/** What becomes of a row, in words: what will be in a plan, what was once it is done. */
export function useFateWord({
  act,
  isDone,
}: FateTelling): (row: Pick<PlanRow, 'fate' | 'isForced'>) => string {
  const words = useWords()
  const labels = useLabels()
  return ({ fate, isForced }) => {
    if (act === 'repeat' && fate === 'Kept') return words('series.fate-first')
    if (isDone) return labels(`enumeration.SeriesFate.${fate}`)
    if (isForced) return words('series.fate-forced')
    return words(fate === 'Blocked' ? blockedIds[act] : `series.fate-${fate}`)
  }
}

const blockedIds: { readonly [Act in SeriesAct]: MessageId } = {
  repeat: 'series.fate-not-made',
  change: 'series.fate-stays',
  cancel: 'series.fate-stays',
}
