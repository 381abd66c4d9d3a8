import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { createForm } from '#client/definitions/builder/building/create-section.ts'
import { newElement } from '#client/definitions/builder/building/new-element.ts'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useTellLost } from '#client/definitions/builder/building/use-telling.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Form } from '#generated/types/form.ts'
import { type Element, storedElements } from '#shared/forms/definition.ts'
import { copiedElements } from '#shared/forms/editing/copied-elements.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import { idsOf, standingOf } from '#shared/forms/editing/standings-of.ts'

type Props = { readonly builder: Builder; readonly element: Element }

/** Keeps a group as a form of its own, so that other forms can have it too: as a draft that is opened, or that stands here in the place of the group. */
export function KeepAsForm({ builder, element }: Props): ReactNode {
  const words = useWords()
  const act = useAct()
  const { mayDo } = usePermissions()
  const { newId } = useWorld()
  const tellLost = useTellLost()
  const [made, setMade] = useState<Form>()
  if (!isGroup(element) || (element.children ?? []).length === 0 || !mayDo('form.create')) return null
  const name = element.label ?? element.id
  const keep = () => {
    const { elements, lost } = keptOf(element)
    return act.perform(
      () => createForm({ id: newId(), name, elements: storedElements(elements) }),
      (form) => {
        setMade(form)
        tellLost(lost)
      },
    )
  }
  return (
    <section className="builder-keep" aria-label={words('builder.keep')}>
      {act.failure && <FailureNotice failure={act.failure} />}
      {made ? (
        <>
          <p role="status">{words('builder.kept', { name: made.name })}</p>
          <ScreenLink to={pathOfDefinition('Form', made.id)}>
            {words('builder.open-kept', { name: made.name })}
          </ScreenLink>
          <Button size="compact-sm" variant="default" onClick={() => putInPlace(builder, element, made)}>
            {words('builder.use-kept')}
          </Button>
        </>
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={act.isBusy}
          leftSection={<IconCopyPlus size={14} aria-hidden="true" />}
          onClick={() => void keep()}
        >
          {words('builder.keep')}
        </Button>
      )}
    </section>
  )
}

/** What is asked about other questions of this form stays here, and is told. */
function keptOf(element: Element) {
  const { visibleWhen: _visible, ...group } = element
  const kept = element.type === 'Section' ? (element.children ?? []) : [group]
  return copiedElements({ elements: kept }, { elements: [] })
}

/** The form takes the place of the group, under the same condition; one step back brings the group again. */
function putInPlace({ form, edit }: Builder, element: Element, { id, name }: Form): void {
  const standing = standingOf(form, element.id)
  if (!standing) return
  const { visibleWhen } = element
  const subform = newElement('Subform', {
    label: name,
    option: String,
    taken: idsOf(form),
    leads: { form: { id, resourceType: 'Form', display: name } },
  })
  edit({
    kind: 'several',
    edits: [
      {
        kind: 'insert',
        elements: [{ ...subform, ...(visibleWhen && { visibleWhen }) }],
        place: standing.place,
      },
      { kind: 'remove', ids: [element.id] },
    ],
  })
}
