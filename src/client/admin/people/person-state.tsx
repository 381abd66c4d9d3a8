import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Practitioner } from '#generated/types/practitioner.ts'

/** The state of a person of the staff in one word: inactive, how far the invitation is, without a sign-in, or active. */
export function PersonState({ person }: { readonly person: Practitioner }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { active, invite, person: login } = person
  if (!active) return <Badge color="gray">{words('admin.person-inactive')}</Badge>
  if (login) return <Badge color="green">{words('admin.person-active')}</Badge>
  const status = invite?.status
  return status === undefined || status === 'None' ? (
    <Badge color="orange">{words('admin.person-no-login')}</Badge>
  ) : (
    <Badge color="blue">
      {words('admin.person-invite', { status: labels(`enumeration.InviteStatus.${status}`) })}
    </Badge>
  )
}
