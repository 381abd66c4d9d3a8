import type { ComponentType } from 'react'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Patient } from '#generated/types/patient.ts'

/** What a tab of the chart is given: whose chart it is. */
export type TabProps = { readonly patient: Patient }

/** A tab of the chart at `/patients/$id/<id>`; `open` is one lazy chunk, fetched when the tab is first opened. Who has not the permission does not see it. */
export type ChartTab = {
  readonly id: string
  readonly titleId: MessageId
  readonly permission: string
  readonly open: () => Promise<ComponentType<TabProps>>
}
