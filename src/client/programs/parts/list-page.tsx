import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { Icon } from '#client/routing/feature.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page as Rows } from '#generated/operations/plain.ts'
import './parts.css'

type Listed = 'Program' | 'HealthcareService' | 'Location'

type Props<Row> = {
  readonly type: Listed
  readonly titleId: MessageId
  readonly newId: MessageId
  readonly noneId: MessageId
  readonly icon: Icon
  readonly answer: AwaitedAnswer<Rows<Row>>
  readonly onRetry: () => void
  /** Draws the rows; `isCut` says that there are more than were asked for. */
  readonly children: (rows: readonly Row[], isCut: boolean) => ReactNode
}

const creates = {
  Program: 'program.create',
  HealthcareService: 'healthcareService.create',
  Location: 'location.create',
} as const

/** A list of what the practice offers: its title, the ways to a new one and to all fields, and the rows or why there are none. */
export function ListPage<Row>(props: Props<Row>): ReactNode {
  const { type, titleId, newId, noneId, icon, answer, onRetry, children } = props
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const what = words(titleId)
  const newOne = mayDo(creates[type]) && (
    <Button onClick={() => go(`/resources/${type}/new`)}>{words(newId)}</Button>
  )
  return (
    <Page
      title={what}
      beside={<ScreenLink to="/admin">{words('admin.screen.admin')}</ScreenLink>}
      toolbar={
        <>
          <Button variant="default" onClick={() => go(`/resources/${type}`)}>
            {words('programs.as-table')}
          </Button>
          {newOne}
        </>
      }
    >
      <Answered
        answer={answer}
        what={what}
        shape="rows"
        onRetry={onRetry}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={icon} title={words(noneId)} action={newOne} />}
      >
        {({ items, continuation }) => (
          <div className="belonging">{children(items, continuation !== undefined)}</div>
        )}
      </Answered>
    </Page>
  )
}
