import { membersOf } from '#shared/patch/members-of.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What somebody of a practice asked there, and what was answered. */
export type Watched = {
  readonly practiceId: string
  readonly path: string
  readonly asking: unknown
  readonly answer: { readonly status: number; readonly headers: Headers; readonly body?: unknown }
}

/**
 * Leak watch of a test's server, on in every test: no answer that somebody gets in one practice, body or header, names a row
 * that was made in another one, unless the request itself named it.
 */
export class LeakWatch {
  /** By the id of a row: the practice that it was made in. */
  private readonly rows = new Map<string, string>()
  private readonly practices = new Set<string>()

  /** Remembers what was made, and throws where an answer names what was made elsewhere. */
  look(watched: Watched): void {
    const { practiceId, path, answer } = watched
    // Global types and other practices' paths have their own rules.
    if (path.startsWith('/')) return
    const { id } = membersOf(answer.body)
    if (answer.status === 201 && typeof id === 'string') {
      this.rows.set(id, practiceId)
      this.practices.add(practiceId)
    }
    const others = [...this.practices].filter((each) => each !== practiceId)
    const leaked = others.length === 0 ? undefined : this.foreignIn(watched)
    if (leaked !== undefined)
      throw new Error(`The answer to ${path} names ${leaked}, a row of another practice.`)
  }

  private foreignIn({ practiceId, path, asking, answer }: Watched): string | undefined {
    const said = `${path} ${JSON.stringify(asking)}`
    const heard = `${JSON.stringify([...answer.headers])} ${JSON.stringify(answer.body)}`
    return (heard.match(uuid) ?? []).find((id) => {
      const of = this.rows.get(id)
      return of !== undefined && of !== practiceId && !said.includes(id)
    })
  }
}
