import { useEffect, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { listItems } from '#client/form/words/list-items.ts'
import { type Labels, useLabels } from '#client/ui/words.tsx'
import { noteKinds } from '#generated/enumerations/note-kind.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { type StepPath, stepPaths } from '#shared/forms/context-paths.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

type Options = readonly { readonly code: string; readonly label: string }[]
type Known = { readonly licenses: Options; readonly categories: Options; readonly programs: Options }

const allPrograms: QueryCall = { filters: [], pageSize: 200 }

/** What the condition of a step may ask, as questions with their answers, so that it is written like any other condition. */
export function useConditionForm(): Definition {
  const labels = useLabels()
  const licenses = useList('license-type')
  const categories = useList('service-category')
  const answer = useAnswer('program.query', allPrograms)
  return useMemo(() => {
    const items = answer?.ok ? answer.value.items : []
    const programs = items.map(({ code, name }) => ({ code, label: name }))
    const known = { licenses, categories, programs }
    return { elements: stepPaths.map((path) => asked[path](path, known, labels)) }
  }, [licenses, categories, answer, labels])
}

type Asked = (id: string, known: Known, labels: Labels) => Element

const yesOrNo: Asked = (id, _known, labels) => ({
  id,
  type: 'Boolean',
  label: labels(`signing-editor.asks-${id}`),
})

const asked: { readonly [Path in StepPath]: Asked } = {
  authorRequiresCoSignature: yesOrNo,
  'patient.isMinor': yesOrNo,
  'author.license': (id, { licenses }, labels) => ({
    id,
    type: 'Choice',
    multiple: true,
    label: labels(`signing-editor.asks-${id}`),
    options: licenses,
  }),
  program: (id, { programs }, labels) => ({
    id,
    type: 'Choice',
    label: labels(`signing-editor.asks-${id}`),
    options: programs,
  }),
  'service.category': (id, { categories }, labels) => ({
    id,
    type: 'Choice',
    label: labels(`signing-editor.asks-${id}`),
    options: categories,
  }),
  kind: (id, _known, labels) => ({
    id,
    type: 'Choice',
    label: labels(`signing-editor.asks-${id}`),
    options: noteKinds.map((code) => ({ code, label: labels(`enumeration.NoteKind.${code}`) })),
  }),
}

function useList(name: string): Options {
  const [items, setItems] = useState<Options>([])
  useEffect(() => {
    let isWanted = true
    void listItems(name).then((found) => {
      if (isWanted) setItems(found.map(({ code, display }) => ({ code, label: display })))
    })
    return () => {
      isWanted = false
    }
  }, [name])
  return items
}
