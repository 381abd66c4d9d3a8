import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { ScreenLink, useSearch } from '#client/routing/use-go.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Element } from '#shared/forms/definition.ts'
import { equal } from '#shared/patch/equal.ts'
import { type PreferencePath, preferenceGroups } from './preference-groups.ts'
import { PreferenceRow } from './preference-row.tsx'
import { RestingPreferences } from './resting-preferences.tsx'
import { useLastChanges } from './use-last-changes.ts'
import { usePreferenceLabel } from './use-preference-label.ts'
import { type TypedUpon, useTyping } from './use-typing.ts'
import { valueAt, withValueAt } from './value-at.ts'

type Props = {
  readonly stored: PracticePreferences
  readonly elements: ReadonlyMap<string, Element>
  readonly group: string
}

type Edits = ReadonlyMap<PreferencePath, unknown>

const allPaths: readonly PreferencePath[] = preferenceGroups.flatMap(({ paths }) => paths)
const noEdits: Edits = new Map()
const keptEdits = keepTyping<TypedUpon<Edits>>()

function unsavedOf(edits: Edits, base: PracticePreferences): Edits | undefined {
  const unsaved = [...edits].filter(([path, value]) => !equal(value, valueAt(base, path)))
  return unsaved.length === 0 ? undefined : new Map(unsaved)
}

function withTyped(base: PracticePreferences, edits: Edits): PracticePreferences {
  return [...edits].reduce((made, [path, value]) => withValueAt(made, path, value), base)
}

/** The form of all preferences: found by words, one group or all, saved together; what is not saved stays while one looks elsewhere. */
export function PreferencesForm({ stored, elements, group }: Props): ReactNode {
  const words = useWords()
  const {
    base,
    typed: edits = noEdits,
    type,
    discard,
    save,
    isBusy,
    failure,
  } = useTyping({ kept: keptEdits, key: stored.id, stored, unsavedOf, withTyped })
  const [text, setText] = useState('')
  const [isOnlyOwn, setOnlyOwn] = useState(false)
  const changes = useLastChanges(stored.id, allPaths)
  const fits = useFits(elements, text)

  const chosenAt = (path: PreferencePath) => (edits.has(path) ? edits.get(path) : valueAt(base, path))
  const isOwn = (path: PreferencePath) => {
    const usual = elements.get(path)?.default
    return usual !== undefined && !equal(usual, chosenAt(path))
  }
  const change = (path: PreferencePath, value: unknown) => type(new Map(edits).set(path, value))
  useShortcut('mod+s', save, 'resources.key-save')

  const groups = preferenceGroups
    .filter(({ id }) => group === '' || id === group)
    .map(({ id, titleId, paths }) => {
      const all: readonly PreferencePath[] = paths
      return { id, titleId, paths: all.filter((path) => fits(path) && (!isOnlyOwn || isOwn(path))) }
    })
    .filter(({ paths }) => paths.length > 0)

  return (
    <form
      className="prefs"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <Finding text={text} onText={setText} group={group} isOnlyOwn={isOnlyOwn} onOnlyOwn={setOnlyOwn} />
      {failure && <FailureNotice failure={failure} />}
      {groups.length === 0 && <p role="status">{words('admin.prefs-none-found')}</p>}
      {groups.map(({ id, titleId, paths }) => (
        <Group key={id} id={id} titleId={titleId}>
          {paths.map((path) => {
            const element = elements.get(path)
            if (!element) return null
            return (
              <PreferenceRow
                key={path}
                path={path}
                element={element}
                value={chosenAt(path)}
                isChanged={edits.has(path)}
                lastChange={changes.get(path)}
                onChange={(value) => change(path, value)}
              />
            )
          })}
        </Group>
      ))}
      {group === '' && text === '' && <Elsewhere elements={elements} />}
      <SaveBar count={edits.size} isBusy={isBusy} onDiscard={discard} />
    </form>
  )
}

type GroupProps = { readonly id: string; readonly titleId: MessageId; readonly children: ReactNode }

function Group({ id, titleId, children }: GroupProps): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby={`prefs-${id}`}>
      <h2 id={`prefs-${id}`}>{words(titleId)}</h2>
      <ul className="prefs-rows">{children}</ul>
    </section>
  )
}

/** Whether a preference has the words that are looked for, in its name or in what it does. */
function useFits(elements: ReadonlyMap<string, Element>, text: string): (path: PreferencePath) => boolean {
  const words = useWords()
  const labelOf = usePreferenceLabel()
  return useMemo(() => {
    const wanted = text.trim().toLowerCase().split(/\s+/)
    return (path) => {
      const said = `${labelOf(elements.get(path), path)} ${words(`admin.effect-${path}`)}`.toLowerCase()
      return wanted.every((word) => said.includes(word))
    }
  }, [elements, text, words, labelOf])
}

type FindingProps = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly group: string
  readonly isOnlyOwn: boolean
  readonly onOnlyOwn: (isOnlyOwn: boolean) => void
}

function Finding({ text, onText, group, isOnlyOwn, onOnlyOwn }: FindingProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const groups = preferenceGroups.map(({ id, titleId }) => ({ value: id, label: words(titleId) }))
  return (
    <div className="prefs-finding">
      <TextInput
        type="search"
        aria-label={words('admin.prefs-search')}
        placeholder={words('admin.prefs-search')}
        leftSection={<IconSearch size={15} />}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Select
        aria-label={words('admin.prefs-group')}
        data={[{ value: '', label: words('admin.prefs-all-groups') }, ...groups]}
        value={group}
        allowDeselect={false}
        onChange={(next) => setSearch({ group: next ?? undefined })}
      />
      <Checkbox
        label={words('admin.prefs-only-own')}
        checked={isOnlyOwn}
        onChange={(event) => onOnlyOwn(event.currentTarget.checked)}
      />
    </div>
  )
}

/** What has a screen of its own, and what the server keeps and nothing uses yet. */
function Elsewhere({ elements }: Pick<Props, 'elements'>): ReactNode {
  const words = useWords()
  return (
    <>
      <p>
        <ScreenLink to="/admin/labels">{words('admin.screen.labels')}</ScreenLink>
        {' · '}
        <ScreenLink to="/admin/lists">{words('admin.screen.lists')}</ScreenLink>
      </p>
      <RestingPreferences elements={elements} />
    </>
  )
}

type SaveBarProps = { readonly count: number; readonly isBusy: boolean; readonly onDiscard: () => void }

function SaveBar({ count, isBusy, onDiscard }: SaveBarProps): ReactNode {
  const words = useWords()
  if (count === 0) return null
  return (
    <div className="prefs-save">
      <span role="status">{words('admin.prefs-changes', { count })}</span>
      <Button variant="default" onClick={onDiscard}>
        {words('admin.prefs-discard')}
      </Button>
      <Button type="submit" loading={isBusy}>
        {words('resources.save')}
      </Button>
    </div>
  )
}
