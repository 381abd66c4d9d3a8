import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { BuilderOf } from '#client/definitions/builder/building/use-builder.ts'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import { alertReceivers } from '#generated/enumerations/alert-receiver.ts'
import { alertSeverities } from '#generated/enumerations/alert-severity.ts'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import { scorePath } from '#shared/forms/alert-paths.ts'
import type { Element } from '#shared/forms/definition.ts'

/** Adds an alert that still has to be told what it is about. */
export function addAlert({ change }: BuilderOf<'Questionnaire'>, id: string, message: string): void {
  const when = { combinator: 'And' as const, clauses: [] }
  change(({ alerts = [] }) => ({ alerts: [...alerts, { id, when, severity: 'Warn', message }] }))
}

/** The alerts of a questionnaire: which answers somebody has to be told of, and whom. */
export function AlertsPanel({ builder }: { readonly builder: BuilderOf<'Questionnaire'> }): ReactNode {
  const words = useWords()
  const { newId } = useWorld()
  const { form, change } = builder
  const { alerts = [] } = form
  const place = useRef<HTMLElement>(null)
  const add = () => {
    addAlert(builder, newId(), words('builder.new-alert'))
    focusDrawn(() => place.current?.querySelector<HTMLElement>('.builder-score:last-of-type input'))
  }
  const put = (id: string, make: MakeAlert, field: string) =>
    change(
      ({ alerts: now = [] }) => ({ alerts: now.map((each) => (each.id === id ? make(each) : each)) }),
      `alert ${id} ${field}`,
    )
  return (
    <section ref={place} className="builder-alert-list" aria-label={words('builder.alerts')}>
      <h2>{words('builder.alerts')}</h2>
      {alerts.map((alert) => (
        <AlertFields
          key={alert.id}
          alert={alert}
          builder={builder}
          onChange={(make, field) => put(alert.id, make, field)}
          onRemove={() =>
            change(({ alerts: now = [] }) => ({ alerts: now.filter(({ id }) => id !== alert.id) }))
          }
        />
      ))}
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
        {words('builder.add-alert')}
      </Button>
    </section>
  )
}

type MakeAlert = (alert: QuestionnaireAlert) => QuestionnaireAlert

type FieldsProps = {
  readonly alert: QuestionnaireAlert
  readonly builder: BuilderOf<'Questionnaire'>
  readonly onChange: (make: MakeAlert, field: string) => void
  readonly onRemove: () => void
}

function AlertFields({ alert, builder, onChange, onRemove }: FieldsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { message, severity, notify, requireAcknowledgement = false, when } = alert
  const beside = useAlertSources(builder)
  return (
    <fieldset className="builder-score">
      <legend className="visually-hidden">{message}</legend>
      <TextInput
        label={words('builder.alert-message')}
        value={message}
        maxLength={300}
        onChange={({ currentTarget: { value } }) =>
          onChange((now) => ({ ...now, message: value }), 'message')
        }
      />
      <ConditionEditor
        title={words('builder.alert-when')}
        form={builder.form}
        elementId=""
        beside={beside}
        group={when}
        onChange={(make) =>
          onChange((now) => ({ ...now, when: make(now.when) ?? { combinator: 'And', clauses: [] } }), 'when')
        }
      />
      <NativeSelect
        label={words('builder.alert-severity')}
        value={severity}
        data={alertSeverities.map((value) => ({
          value,
          label: labels(`enumeration.AlertSeverity.${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = alertSeverities.find((each) => each === currentTarget.value) ?? 'Warn'
          onChange((now) => ({ ...now, severity: chosen }), 'severity')
        }}
      />
      <NativeSelect
        label={words('builder.alert-notify')}
        value={notify ?? ''}
        data={[
          { value: '', label: words('builder.alert-nobody') },
          // Nothing of a practice says who is on call; where that was chosen before, it is still seen.
          ...alertReceivers
            .filter((value) => value !== 'onCall' || value === notify)
            .map((value) => ({ value, label: labels(`enumeration.AlertReceiver.${value}`) })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = alertReceivers.find((each) => each === currentTarget.value)
          onChange(({ notify: _before, ...rest }) => (chosen ? { ...rest, notify: chosen } : rest), 'notify')
        }}
      />
      <Checkbox
        label={words('builder.alert-acknowledge')}
        checked={requireAcknowledgement}
        onChange={({ currentTarget: { checked } }) =>
          onChange((now) => ({ ...now, requireAcknowledgement: checked }), 'acknowledge')
        }
      />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden="true" />}
        onClick={onRemove}
      >
        {words('builder.remove-alert')}
      </Button>
    </fieldset>
  )
}

/** What an alert may ask beside the answers: how old the patient is, and what the scores came to. */
function useAlertSources({ form: { scoring = [] } }: BuilderOf<'Questionnaire'>): readonly Element[] {
  const words = useWords()
  const labels = useLabels()
  return [
    ...scoring.map(({ id, name }): Element => ({ id: scorePath(id), type: 'Score', label: name })),
    { id: 'patient.age', type: 'Integer', label: words('builder.context-patient.age') },
    {
      id: 'patient.gender',
      type: 'Choice',
      label: words('builder.context-patient.gender'),
      options: administrativeGenders.map((code) => ({
        code,
        label: labels(`enumeration.AdministrativeGender.${code}`),
      })),
    },
  ]
}
