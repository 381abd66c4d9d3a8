import { Radio, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { startedKinds } from '#shared/notes/offered-definitions.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { offeredGroups } from './offered-groups.ts'
import type { StartQuestions } from './use-start.ts'

type Props = {
  readonly definitions: readonly NoteDefinition[]
  readonly start: StartQuestions
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error: string | undefined
}

/** From so many on a search saves reading. */
const many = 8

/** What can be documented, as one list: first what was used with this patient, then everything that fits. */
export function DefinitionList({ definitions, start, value, onChange, error }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const groups = useGroups(definitions, start, text)
  const count = groups.reduce((sum, group) => sum + group.definitions.length, 0)
  return (
    <Radio.Group
      className="start-choices"
      label={words('note.start-what')}
      description={words('note.start-what-count', { count })}
      value={value}
      onChange={onChange}
      error={error}
      required
    >
      {(definitions.length >= many || text !== '') && (
        <TextInput
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          leftSection={<IconSearch size={15} />}
          placeholder={words('note.start-search')}
          aria-label={words('note.start-search')}
        />
      )}
      {count === 0 && (
        <p className="start-hint" role="status">
          {words(text === '' ? 'note.start-none' : 'note.start-none-found')}
        </p>
      )}
      {groups.map((group) => (
        <GroupOf key={group.id} group={group} isAlone={groups.length === 1 && group.id === 'fitting'} />
      ))}
    </Radio.Group>
  )
}

function useGroups(definitions: readonly NoteDefinition[], start: StartQuestions, text: string) {
  const { permissions } = useSession()
  const { form, choices } = start
  const { episodes, programs, notes, preferences, self } = choices
  const [episodeId, serviceId, visitId] = form.watch(['episodeId', 'serviceId', 'appointmentId'])
  const visit = choices.visits.find(({ id }) => id === visitId)
  const programId = (visit ?? episodes.find(({ id }) => id === episodeId))?.program?.id
  const chosenService = serviceId === '' ? undefined : { id: serviceId }
  const documented = {
    program: programs.find(({ id }) => id === programId),
    service: visit ? visit.serviceType : chosenService,
    filtersByProgram: preferences?.filterNoteCategoryByProgram ?? false,
  }
  const isFound = ({ name }: { readonly name: string }) =>
    name.toLowerCase().includes(text.trim().toLowerCase())
  const fits = ({ programs = [] }: { readonly programs?: readonly { readonly id: string }[] | undefined }) =>
    programId === undefined || programs.length === 0 || programs.some(({ id }) => id === programId)
  const ofServices = choices.ofServices
    .filter((each) => fits(each) && isFound(each))
    .map(({ id, name }) => ({ id, name, category: '', kinds: [] }))
  const others = ofServices.length > 0 ? [{ id: 'services', definitions: ofServices } as const] : []
  const offered = offeredGroups(definitions, {
    who: self ?? { roles: [] },
    documented,
    lately: notes.map(({ definition }) => definition.id),
    usesAny: hasFlag(new Set(permissions), 'CanUseAnyDefinition'),
    text,
  })
  return [...offered, ...others]
}

type GroupProps = {
  readonly group: {
    readonly id: 'lately' | 'fitting' | 'others' | 'services'
    readonly definitions: readonly Pick<NoteDefinition, 'id' | 'name' | 'category' | 'kinds'>[]
  }
  readonly isAlone: boolean
}

function GroupOf({ group, isAlone }: GroupProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  if (!mayDo('note.start')) return null
  return (
    <>
      {!isAlone && <h3 className="start-group">{words(`note.start-${group.id}`)}</h3>}
      <div className="start-cards">
        {group.definitions.map(({ id, name, category, kinds }) => {
          const kind = startedKinds.find((each) => kinds.includes(each))
          return (
            <Radio
              key={id}
              value={id}
              label={name}
              description={[category, kind && kind !== 'Note' && labels(`enumeration.NoteKind.${kind}`)]
                .filter(Boolean)
                .join(' · ')}
            />
          )
        })}
      </div>
    </>
  )
}
