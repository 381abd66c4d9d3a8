import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Group } from '#generated/types/group.ts'

const active = {
  filters: [
    { field: 'active', op: 'eq', value: true },
    { field: 'kind', op: 'ne', value: 'Staff' },
  ],
  orderBy: 'name',
  pageSize: 500,
} as const

const none: readonly Group[] = []

/** The groups of patients that meet, and how to ask for them again. Who reads no groups books none of their meetings. */
export function useGroups() {
  const { mayDo } = usePermissions()
  const answer = useAnswer('group.query', mayDo('group.query') ? active : undefined)
  return {
    groups: answer?.ok ? answer.value.items : none,
    asked: { answer, onRetry: () => askAgain('group.query', active) },
  }
}
