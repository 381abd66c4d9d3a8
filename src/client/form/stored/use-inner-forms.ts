import { useCallback } from 'react'
import { send } from '#client/api/send.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import type { InnerForms } from '#shared/forms/printing/inner-answers.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { loadInstrument } from './load-instrument.ts'

/** The forms that stand inside one that is read, in the version that was answered; one is fetched when it is first asked for. */
export function useInnerForms(): InnerForms {
  const here = useSource(fetched)
  return useCallback(
    (form) => {
      const key = keyOf(form)
      if (!here.has(key)) fetchOnce(key, form)
      return here.get(key)
    },
    [here],
  )
}

const fetched = openStore<ReadonlyMap<string, Definition>>(new Map())
const asked = new Set<string>()

function keyOf({ resourceType, id, versionId }: Reference): string {
  return `${resourceType}/${id}/${versionId ?? ''}`
}

/** What cannot be had is asked for again by the next one who reads it; meanwhile its answers stand there by themselves. */
function fetchOnce(key: string, form: Reference): void {
  if (asked.has(key)) return
  asked.add(key)
  load(form).then(
    (loaded) => {
      if (loaded.ok) fetched.change(new Map([...fetched.read(), [key, loaded.value]]))
      else asked.delete(key)
    },
    () => asked.delete(key),
  )
}

async function load(form: Reference): Promise<Outcome<Definition>> {
  if (form.resourceType !== 'Form') return loadInstrument(form)
  const { id, versionId } = form
  const found =
    versionId === undefined
      ? await send('form.read', { id })
      : await send('form.readVersion', { id, versionId })
  return found.ok ? succeeded(definitionOf(found.value)) : found
}
