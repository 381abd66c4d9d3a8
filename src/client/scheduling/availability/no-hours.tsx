import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Availability } from '#generated/types/availability.ts'
import { officeHours } from '#shared/scheduling/hours/office-hours.ts'
import { weekCopied } from '#shared/scheduling/hours/week-copied.ts'
import { HoursEditor } from './hours-editor.tsx'
import type { NamedOwner } from './hours-owner.ts'
import { beginningContent } from './saving/schedule-content.ts'
import { areHoursBegun, forgetHours } from './saving/use-hours.ts'

type Props = { readonly owner: NamedOwner }

/** Nobody has said when this owner is open: says what that means, and offers to start from office hours or from another person's week. */
export function NoHours({ owner }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { newId } = useWorld()
  const { mayDo } = usePermissions()
  const [begun, setBegun] = useState<readonly Availability[] | undefined>(
    areHoursBegun(owner.id) ? [] : undefined,
  )
  const name = useOwnerName(owner)
  if (begun && name !== undefined) {
    const content = beginningContent({
      owner: { id: owner.id, resourceType: owner.kind },
      ownerKind: owner.kind,
      name: name.slice(0, 80),
      timezone: moments.timezone,
      availability: begun,
    })
    const leave = () => {
      forgetHours(owner.id)
      setBegun(undefined)
    }
    return <HoursEditor stored={undefined} begun={content} onLeave={leave} />
  }
  return (
    <EmptyState
      icon={IconCalendarTime}
      title={words('availability.none')}
      text={words('availability.none-text')}
      action={
        mayDo('schedule.create') && (
          <div className="hours-starts">
            <Button onClick={() => setBegun(officeHours(newId))} disabled={name === undefined}>
              {words('availability.start-office')}
            </Button>
            <AnotherWeek onTake={setBegun} />
          </div>
        )
      }
    />
  )
}

type AnotherProps = { readonly onTake: (rows: readonly Availability[]) => void }

/** Takes the week of somebody else as a beginning; says so where that person has none. */
function AnotherWeek({ onTake }: AnotherProps): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const [chosen, setChosen] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const take = async (id: string) => {
    setChosen(id)
    setTrouble(undefined)
    if (id === '') return
    const filters = [
      { field: 'owner', op: 'eq', value: id },
      { field: 'active', op: 'eq', value: true },
    ] as const
    const found = await send('schedule.query', { filters, pageSize: 1 })
    const rows = found.ok && found.value.items[0] ? weekCopied(found.value.items[0], newId) : []
    if (rows.length > 0) onTake(rows)
    else setTrouble(words('availability.start-other-none'))
  }
  return (
    <StaffSearch title={words('availability.start-other')} value={chosen} onChange={take} error={trouble} />
  )
}

/** What the owner is called. */
function useOwnerName({ kind, id }: NamedOwner): string | undefined {
  const input = useMemo(() => ({ id }), [id])
  const person = useAnswer('practitioner.read', kind === 'Practitioner' ? input : undefined)
  const place = useAnswer('location.read', kind === 'Location' ? input : undefined)
  const program = useAnswer('program.read', kind === 'Program' ? input : undefined)
  return (knownOf(person) ?? knownOf(place) ?? knownOf(program))?.display
}
