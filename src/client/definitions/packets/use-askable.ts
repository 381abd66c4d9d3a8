import { useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { type Definition, definitionOf, type Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { type PacketItem, packetSource } from '#shared/packets/shown-items.ts'

/** What conditions of an item can ask: the questions of the items before it, and how old the patient is. */
export function useAskable(items: readonly PacketItem[], id: string, ageLabel: string): Definition {
  const at = items.findIndex((item) => item.id === id)
  const before = items.slice(0, Math.max(0, at))
  const forms = useForms(before)
  return useMemo(() => {
    const age: Element = { id: 'patient.age', type: 'Integer', label: ageLabel }
    const asked = before.flatMap((item) => questionsOf(item, forms.get(keyOf(item) ?? '')))
    return { elements: [age, ...asked] }
  }, [before, forms, ageLabel])
}

function questionsOf(item: PacketItem, form: Definition | undefined): readonly Element[] {
  if (!form) return []
  return standingsOf(form)
    .map(({ element }) => element)
    .filter(holdsAnswer)
    .map(({ id, type, label, options, multiple }) => ({
      id: packetSource({ itemId: item.id, elementId: id }),
      type,
      label: `${item.title || item.id}: ${label ?? id}`,
      ...(options && { options }),
      ...(multiple !== undefined && { multiple }),
    }))
}

function keyOf({ questionnaire, form }: PacketItem): string | undefined {
  const made = questionnaire ?? form
  return made && `${made.resourceType}/${made.id}`
}

/** The forms of items, read once each. */
function useForms(items: readonly PacketItem[]): ReadonlyMap<string, Definition> {
  const [forms, setForms] = useState<ReadonlyMap<string, Definition>>(new Map())
  const wanted = [...new Set(items.flatMap((item) => keyOf(item) ?? []))].filter((key) => !forms.has(key))
  const key = wanted.join(' ')
  useEffect(() => {
    let isMine = true
    for (const each of key === '' ? [] : key.split(' '))
      void read(each).then((form) => {
        if (isMine) setForms((known) => new Map(known).set(each, form))
      })
    return () => {
      isMine = false
    }
  }, [key])
  return forms
}

async function read(key: string): Promise<Definition> {
  const [type, id = ''] = key.split('/')
  const found =
    type === 'Questionnaire' ? await send('questionnaire.read', { id }) : await send('form.read', { id })
  return found.ok ? definitionOf(found.value) : { elements: [] }
}
