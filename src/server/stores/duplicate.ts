import type { Failure } from '#shared/outcome/outcome.ts'
import type { Writing } from './write-query.ts'

type DatabaseRefusal = { readonly code?: unknown; readonly constraint?: unknown; readonly detail?: unknown }

/** What a unique key's refusal means; undefined when the error is something else. The other row is not named: it may be invisible. */
export function duplicateOf(error: unknown, { document }: Pick<Writing, 'document'>): Failure | undefined {
  const { code, constraint, detail } = (error ?? {}) as DatabaseRefusal
  if (code !== '23505') return undefined
  const known = String(constraint)
  if (known === 'resource_pkey' || known === 'global_resource_pkey' || known === 'resource_history_pkey')
    return { kind: 'conflict', because: 'stores.id-taken', subStatus: 2003 }
  if (known !== 'identifier_pkey' && known !== 'global_resource_key') return undefined
  const what = /=\([^)]*?(unique:[\w,.]+|[^,)]+), [^,)]*\)/.exec(String(detail ?? ''))?.[1]
  const message = 'stores.duplicate'
  return {
    kind: 'conflict',
    because: message,
    subStatus: 2003,
    findings: [
      { pointer: pointerOf(what), weight: 'blocks', message, parameters: { type: document.resourceType } },
    ],
  }
}

function pointerOf(what: string | undefined): string {
  if (!what?.startsWith('unique:')) return '/identifiers'
  return `/${(what.slice('unique:'.length).split(',')[0] ?? '').replaceAll('.', '/')}`
}
