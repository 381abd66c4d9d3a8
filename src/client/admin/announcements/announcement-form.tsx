import { Button, Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useStoring } from '#client/admin/preferences/use-storing.ts'
import type { Change } from '#client/sync/change.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { announcementSeverities } from '#generated/enumerations/announcement-severity.ts'
import { staffRoles } from '#generated/permissions/staff-roles.ts'
import type { Announcement } from '#generated/types/announcement.ts'
import { type AnnouncementDraft, draftOf, fieldsOf, newDraft, wantingIn } from './announcement-draft.ts'

type Props = { readonly stored: Announcement | undefined; readonly onClose: () => void }

const keptAnnouncements = keepTyping<AnnouncementDraft>()

/** The form of an announcement; a new one is shown as soon as its time has come. */
export function AnnouncementForm({ stored, onClose }: Props): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const { instant, newId } = useWorld()
  const kept = useKept(keptAnnouncements, stored?.id ?? 'new', () =>
    stored ? draftOf(stored, timezone) : newDraft(instant(), timezone),
  )
  const draft = kept.typed
  const [isTried, setTried] = useState(false)
  const { isBusy, failure, store } = useStoring()
  const wanting = wantingIn(draft)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wanting !== undefined || !(await store(changeOf(draft, { stored, zone: timezone, newId })))) return
    kept.stored(draft)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words(stored ? 'admin.announcement-edit' : 'admin.announcement-new')}
    >
      <form className="announcement-form" noValidate onSubmit={(event) => void save(event)}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <Fields draft={draft} wanting={isTried ? wanting : undefined} onChange={kept.type} />
        {failure && <FailureNotice failure={failure} />}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words(stored ? 'resources.save' : 'admin.announcement-publish')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Making = {
  readonly stored: Announcement | undefined
  readonly zone: string
  readonly newId: () => string
}

function changeOf(draft: AnnouncementDraft, { stored, zone, newId }: Making): Change<'Announcement'> {
  const fields = fieldsOf(draft, zone)
  if (!stored)
    return { kind: 'create', type: 'Announcement', id: newId(), body: { ...fields, status: 'Active' } }
  const { end: _end, ...before } = stored
  return {
    kind: 'patch',
    type: 'Announcement',
    id: stored.id,
    before: stored,
    after: { ...before, ...fields },
  }
}

type FieldsProps = {
  readonly draft: AnnouncementDraft
  readonly wanting: ReturnType<typeof wantingIn>
  readonly onChange: (draft: AnnouncementDraft) => void
}

const longestTitle = 120

function Fields({ draft, wanting, onChange }: FieldsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const said = (field: typeof wanting) =>
    wanting === field && words(`admin.announcement-needs-${field ?? 'title'}`)
  return (
    <>
      <TextInput
        label={labels('field.Announcement.title')}
        value={draft.title}
        maxLength={longestTitle}
        error={said('title')}
        data-autofocus
        required
        onChange={(event) => onChange({ ...draft, title: event.currentTarget.value })}
      />
      <Textarea
        label={words('admin.announcement-body')}
        value={draft.body}
        error={said('body')}
        minRows={3}
        autosize
        required
        onChange={(event) => onChange({ ...draft, body: event.currentTarget.value })}
      />
      <Select
        label={labels('field.Announcement.severity')}
        data={announcementSeverities.map((value) => ({
          value,
          label: labels(`enumeration.AnnouncementSeverity.${value}`),
        }))}
        value={draft.severity}
        allowDeselect={false}
        onChange={(next) => {
          const severity = announcementSeverities.find((each) => each === next)
          if (severity) onChange({ ...draft, severity })
        }}
      />
      <div className="announcement-times">
        <TextInput
          type="datetime-local"
          label={words('admin.announcement-start')}
          value={draft.start}
          error={said('start')}
          required
          onChange={(event) => onChange({ ...draft, start: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={words('admin.announcement-end')}
          value={draft.end}
          error={said('end')}
          onChange={(event) => onChange({ ...draft, end: event.currentTarget.value })}
        />
      </div>
      <MultiSelect
        label={words('admin.announcement-roles')}
        description={words('admin.announcement-roles-text')}
        data={staffRoles.map(({ key, name }) => ({ value: key, label: name }))}
        value={[...draft.roles]}
        searchable
        onChange={(roles) => onChange({ ...draft, roles })}
      />
      <Checkbox
        label={words('admin.announcement-dismissible')}
        checked={draft.dismissible}
        onChange={(event) => onChange({ ...draft, dismissible: event.currentTarget.checked })}
      />
    </>
  )
}
