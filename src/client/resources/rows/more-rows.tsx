import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Rows } from './use-rows.ts'

/** At the end of a list: more is coming, more can be had, or why it did not come. */
export function MoreRows({ rows }: { readonly rows: Rows }): ReactNode {
  const words = useWords()
  const { hasMore, isMoreComing, moreFailure, more } = rows
  if (moreFailure) return <FailureNotice failure={moreFailure} onRetry={more} />
  if (!hasMore) return null
  return (
    <div className="more-rows">
      <Button variant="subtle" onClick={more} disabled={isMoreComing}>
        {words(isMoreComing ? 'resources.more-coming' : 'resources.more')}
      </Button>
    </div>
  )
}
