import { Button, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { type TypedUpon, useTyping } from '#client/admin/preferences/use-typing.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { equal } from '#shared/patch/equal.ts'
import { LabelsPreview } from './labels-preview.tsx'

type Labels = PracticePreferences['labels']

/** Each word that a practice may name, and what it is called in the schema. */
const names = ['patient', 'session', 'location', 'enrollment', 'problem', 'practitioner'] as const

const longest = 30

const keptLabels = keepTyping<TypedUpon<Labels>>()

/** The form of the practice's labels: one and several of each, with a preview of where they are said; what is not saved stays while one looks elsewhere. */
export function LabelsForm({ stored }: { readonly stored: PracticePreferences }): ReactNode {
  const words = useWords()
  const { base, typed, type, discard, save, isBusy, failure } = useTyping({
    kept: keptLabels,
    key: stored.id,
    stored,
    unsavedOf: (labels, { labels: before }) => (equal(labels, before) ? undefined : labels),
    withTyped: (before, labels) => ({ ...before, labels }),
  })
  const draft = typed ?? base.labels
  const isChanged = typed !== undefined
  const isWhole = names.every(
    (name) => draft[name].singular.trim() !== '' && draft[name].plural.trim() !== '',
  )

  const saveWhole = () => {
    if (isWhole) save()
  }
  useShortcut('mod+s', saveWhole, 'resources.key-save')

  return (
    <div className="labels">
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          saveWhole()
        }}
      >
        <p className="labels-text">{words('admin.labels-explained')}</p>
        {names.map((name) => (
          <Pair
            key={name}
            name={name}
            pair={draft[name]}
            onChange={(pair) => type({ ...draft, [name]: pair })}
          />
        ))}
        {failure && <FailureNotice failure={failure} />}
        <div className="state-actions">
          <Button variant="default" disabled={!isChanged} onClick={discard}>
            {words('admin.prefs-discard')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isChanged || !isWhole}>
            {words('resources.save')}
          </Button>
        </div>
      </form>
      <LabelsPreview labels={draft} />
    </div>
  )
}

type PairProps = {
  readonly name: (typeof names)[number]
  readonly pair: Labels['patient']
  readonly onChange: (pair: Labels['patient']) => void
}

function Pair({ name, pair, onChange }: PairProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const needed = (text: string) => (text.trim() === '' ? words('admin.labels-needed') : undefined)
  return (
    <fieldset className="labels-pair">
      <legend>{words(`admin.label-${name}`)}</legend>
      <TextInput
        label={labels('field.LabelPair.singular')}
        value={pair.singular}
        maxLength={longest}
        error={needed(pair.singular)}
        onChange={(event) => onChange({ ...pair, singular: event.currentTarget.value })}
      />
      <TextInput
        label={labels('field.LabelPair.plural')}
        value={pair.plural}
        maxLength={longest}
        error={needed(pair.plural)}
        onChange={(event) => onChange({ ...pair, plural: event.currentTarget.value })}
      />
    </fieldset>
  )
}
