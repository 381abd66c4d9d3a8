import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useSearch } from '#client/routing/use-go.tsx'
import { useThings } from '#client/scheduling/lanes/use-things.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type HoursOwner, hoursOwnerKinds, kindIn, type NamedOwner, ownerSearch } from './hours-owner.ts'

type Props = { readonly owner: NamedOwner | undefined }

/** The choice of a person, a place or a program, whose hours are shown then. It stands in the address. */
export function OwnerChoice({ owner }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const [search, setSearch] = useSearch()
  const kind = kindIn(search)
  const kinds = hoursOwnerKinds.filter((each) => each === 'Practitioner' || may(`${each}:Read`))
  const show = (id: string) => id !== '' && setSearch(ownerSearch({ kind, id }), { replace: false })
  return (
    <>
      <NativeSelect
        aria-label={words('availability.whose-kind')}
        value={kind}
        data={kinds.map((each) => ({ value: each, label: labels(`enumeration.ScheduleOwnerKind.${each}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ of: value === 'Practitioner' ? undefined : value.toLowerCase(), schedule: undefined })
        }
      />
      {kind === 'Practitioner' ? (
        <StaffSearch
          key={owner?.id ?? 'nobody'}
          title={words('availability.whose')}
          isBare
          value={owner?.id ?? ''}
          onChange={show}
        />
      ) : (
        <ThingChoice kind={kind} owner={owner} onShow={show} />
      )}
    </>
  )
}

type ThingProps = Props & { readonly kind: HoursOwner['kind']; readonly onShow: (id: string) => void }

function ThingChoice({ kind, owner, onShow }: ThingProps): ReactNode {
  const words = useWords()
  const places = useThings(kind === 'Program' ? 'program' : 'location')
  const rooms = useThings(kind === 'Program' ? 'person' : 'room')
  const all = [...(places.things ?? []), ...(rooms.things ?? [])]
  return (
    <Choice
      aria-label={words('availability.whose')}
      placeholder={words('availability.whose')}
      data={all.map(({ id, display }) => ({ value: id, label: display }))}
      value={owner?.id ?? ''}
      asked={places.asked}
      allowDeselect={false}
      searchable
      onChange={onShow}
    />
  )
}
