import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ChartComparison } from '#client/filling/pages/chart-comparison.tsx'
import { FormDocument } from '#client/form/form-document.tsx'
import { loadForm } from '#client/form/stored/load-form.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, type Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { inOrder } from '#shared/packets/shown-items.ts'

type Props = { readonly response: PacketResponse; readonly packet: Packet }

/** The answers to the plain forms of a packet, each after what of them the chart holds otherwise. */
export function ItemAnswers({ response, packet }: Props): ReactNode {
  return inOrder(packet.items).map(({ id, title, form }) => {
    const data = asAnswer(response.items.find(({ itemId }) => itemId === id)?.data)
    return form && isRecord(data) ? (
      <FormAnswers key={id} title={title} form={form} answers={data} patientId={response.patient.id} />
    ) : null
  })
}

type FormProps = {
  readonly title: string
  readonly form: Reference
  readonly answers: Answers
  readonly patientId: string
}

function FormAnswers({ title, form, answers, patientId }: FormProps): ReactNode {
  const definition = useForm(form)
  const { newId } = useWorld()
  const open = useMemo(
    () => definition && openAnswers(compileForm(definition), answers, { newId, values: {} }),
    [definition, answers, newId],
  )
  if (!definition || !open) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ChartComparison form={definition} answers={answers} patientId={patientId} />
      <FormDocument answers={open} />
    </section>
  )
}

function useForm({ id, resourceType, versionId }: Reference): Definition | undefined {
  const [form, setForm] = useState<Definition>()
  useEffect(() => {
    let isLeft = false
    const reference = { id, resourceType, ...(versionId !== undefined && { versionId }) }
    void loadForm(reference).then((found) => !isLeft && found.ok && setForm(found.value))
    return () => {
      isLeft = true
    }
  }, [id, resourceType, versionId])
  return form
}
