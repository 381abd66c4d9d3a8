import { useCallback } from 'react'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { InnerForms } from '#shared/forms/printing/inner-answers.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { loadForm } from './load-form.ts'
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

function load(form: Reference): Promise<Outcome<Definition>> {
  return form.resourceType === 'Form' ? loadForm(form) : loadInstrument(form)
}
