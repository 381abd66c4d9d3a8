import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Further } from './use-further.ts'

/** The button for more rows below a list of a tab, and why there are no more where that failed. */
export function MoreButton<Row>({ of }: { readonly of: Further<Row> }): ReactNode {
  const words = useWords()
  const { hasMore, isLoading, failure, load } = of
  return (
    <>
      {failure && <FailureNotice failure={failure} onRetry={() => void load()} />}
      {hasMore && !failure && (
        <div className="tab-more">
          <Button variant="default" loading={isLoading} onClick={() => void load()}>
            {words('patients.more')}
          </Button>
        </div>
      )}
    </>
  )
}
