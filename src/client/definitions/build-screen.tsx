import { Button, SegmentedControl } from '@mantine/core'
import { IconLayoutGridAdd, IconPlus, IconTemplate, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { NewForm } from '#client/definitions/builder/new-form.tsx'
import { NewQuestionnaire } from '#client/definitions/builder/new-questionnaire.tsx'
import { NewSection } from '#client/definitions/builder/new-section.tsx'
import { NewChecklist } from '#client/definitions/checklists/new-checklist.tsx'
import { NewGroupNote } from '#client/definitions/note-builder/group/new-group-note.tsx'
import { NewNote } from '#client/definitions/note-builder/making/new-note.tsx'
import { NewPacket } from '#client/definitions/packets/new-packet.tsx'
import { NewRule } from '#client/definitions/rules/new-rule.tsx'
import { NewScript } from '#client/definitions/scripts/new-script.tsx'
import {
  type DefinitionType,
  definitionLists,
  pathOfDefinition,
} from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { NewSigning } from '#client/definitions/signature-steps/new-signing.tsx'
import { isStarterType } from '#client/definitions/starters/starter-acts.ts'
import { ScreenLink, useGo, useSearch } from '#client/routing/use-go.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type DefinitionStatus, definitionStatuses } from '#generated/enumerations/definition-status.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import '#client/definitions/shown/definitions.css'

const most = 50

/** All definitions by type, each with its state. */
export function BuildScreen(): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const { may } = usePermissions()
  const [search, setSearch] = useSearch()
  const [isBeginning, setBeginning] = useState(false)
  const [isPacking, setPacking] = useState(false)
  useShortcut('n', () => may('Questionnaire:Create') && setBeginning(true), 'builder.new-questionnaire')
  const status = definitionStatuses.find((each) => each === search.status)
  const choices = [
    { value: '', label: words('build.every-status') },
    ...definitionStatuses.map((each) => ({
      value: each,
      label: labels(`enumeration.DefinitionStatus.${each}`),
    })),
  ]

  return (
    <Page
      title={words('build.screen.build')}
      toolbar={
        <>
          {may('NoteDefinition:Create') && (
            <Button
              leftSection={<IconTemplate size={14} aria-hidden="true" />}
              onClick={() => go('/build/starters')}
            >
              {words('build.screen.starters')}
            </Button>
          )}
          <SegmentedControl
            aria-label={words('build.status')}
            data={choices}
            value={status ?? ''}
            onChange={(value) => setSearch({ status: value })}
          />
          {may('Questionnaire:Create') && (
            <BeginButton label={words('builder.new-questionnaire')} onBegin={() => setBeginning(true)} />
          )}
          {may('Packet:Create') && (
            <BeginButton label={words('packet-editor.new')} onBegin={() => setPacking(true)} />
          )}
          {may('Questionnaire:Create') && (
            <Button
              variant="default"
              leftSection={<IconUpload size={14} aria-hidden="true" />}
              onClick={() => go('/build/import')}
            >
              {words('build.screen.import')}
            </Button>
          )}
          {may('NoteDefinition:Create') && (
            <Button variant="default" onClick={() => go('/build/packages')}>
              {words('versions.screen.packages')}
            </Button>
          )}
        </>
      }
    >
      {isPacking && <NewPacket onClose={() => setPacking(false)} />}
      {isBeginning && <NewQuestionnaire onClose={() => setBeginning(false)} />}
      <div className="build">
        {definitionLists
          .filter(({ type }) => may(`${type}:Read`))
          .map((list) => (
            <DefinitionList key={list.type} {...list} status={status} />
          ))}
      </div>
    </Page>
  )
}

function BeginButton({
  label,
  onBegin,
}: {
  readonly label: string
  readonly onBegin: () => void
}): ReactNode {
  return (
    <Button variant="default" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={onBegin}>
      {label}
    </Button>
  )
}

type ListProps = (typeof definitionLists)[number] & { readonly status: DefinitionStatus | undefined }

function DefinitionList({ type, query, status }: ListProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const input = useMemo(
    (): QueryCall => ({
      filters: status ? [{ field: 'status', op: 'eq', value: status }] : [],
      pageSize: most,
      orderBy: 'meta.lastModified',
      order: 'desc',
    }),
    [status],
  )
  const answer = useAnswer(query, input)

  return (
    <section className="build-list">
      <header>
        <h2>{labels(`types.${type}`)}</h2>
        <ScreenLink
          to={`/resources/${type}`}
          label={words('build.all-of', { types: labels(`types.${type}`) })}
        >
          {words('build.all')}
        </ScreenLink>
        <NewOne type={type} />
      </header>
      <Answered
        answer={answer}
        shape="rows"
        onRetry={() => askAgain(query, input)}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={IconLayoutGridAdd}
            title={words('build.none')}
            {...(isStarterType(type) ? { text: words('build.none-text') } : {})}
            action={<StartersLink type={type} />}
          />
        }
      >
        {({ items }) => (
          <ul>
            {items.map(({ id, name, version, status: state, meta }) => (
              <DefinitionLine
                key={id}
                type={type}
                definition={{ id, name, version, status: state, changedAt: meta.lastModified }}
              />
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

/** The types that are begun in an editor of their own, each with what its button says and the dialog that it opens. */
const beginnings = {
  NoteDefinition: { labelId: 'note-builder.new-note', Begin: NewNote },
  GroupNoteDefinition: { labelId: 'note-builder.new-group-note', Begin: NewGroupNote },
  NoteSectionForm: { labelId: 'builder.new-section', Begin: NewSection },
  Form: { labelId: 'builder.new-form', Begin: NewForm },
  NoteRule: { labelId: 'rule-editor.new', Begin: NewRule },
  SignatureConfiguration: { labelId: 'signing-editor.new', Begin: NewSigning },
  ComplianceQuestionnaire: { labelId: 'checklist-editor.new', Begin: NewChecklist },
  Script: { labelId: 'script-editor.new', Begin: NewScript },
} as const

/** Where a type is begun in an editor of its own, the way to it. */
function NewOne({ type }: { readonly type: DefinitionType }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [isBeginning, setBeginning] = useState(false)
  if (!isBegun(type) || !may(`${type}:Create`)) return null
  const { labelId, Begin } = beginnings[type]
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setBeginning(true)}>
        {words(labelId)}
      </Button>
      {isBeginning && <Begin onClose={() => setBeginning(false)} />}
    </>
  )
}

function isBegun(type: DefinitionType): type is keyof typeof beginnings {
  return Object.hasOwn(beginnings, type)
}

/** Where a type has starters, the way to them: what a new practice begins with. */
function StartersLink({ type }: { readonly type: DefinitionType }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  return isStarterType(type) && may(`${type}:Create`) ? (
    <ScreenLink to="/build/starters">{words('build.screen.starters')}</ScreenLink>
  ) : null
}

type LineProps = {
  readonly type: DefinitionType
  readonly definition: {
    readonly id: string
    readonly name: string
    readonly version: number
    readonly status: DefinitionStatus
    readonly changedAt: string
  }
}

function DefinitionLine({ type, definition }: LineProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { id, name, version, status, changedAt } = definition
  return (
    <li>
      <ScreenLink to={pathOfDefinition(type, id)}>{name}</ScreenLink>
      <span className="build-quiet">{words('build.version', { number: version })}</span>
      <StatusBadge status={status} />
      <span className="build-quiet">{moments.dayAndTime(changedAt)}</span>
    </li>
  )
}
