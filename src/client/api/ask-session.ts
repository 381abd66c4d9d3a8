import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { failureOf } from './failure-of.ts'
import { fetchFromServer } from './fetch-from-server.ts'
import { alone, finishLeaving, isLeaving, rememberLeaving } from './leaving.ts'
import { endSession, type Session } from './session.ts'

/** One way into the demo: a role, with the person who has it. */
export type DemoRole = { readonly login: string; readonly name: string; readonly role: string }

/** What the server tells before anyone signs in; `progress` is that of the demo practice being made. */
export type Start = {
  readonly ready: boolean
  readonly demo: boolean
  readonly progress: readonly { readonly what: string; readonly done: number; readonly total: number }[]
  readonly roles: readonly DemoRole[]
}

/** What a person types to sign in. */
export type Credentials = {
  readonly username: string
  readonly password: string
  /** Takes the place of a password that is too old. */
  readonly newPassword?: string
  /** For those who have set one up: a code, the answer of a passkey, or a recovery code. */
  readonly secondFactor?: string
  readonly practice?: string
}

/** Who is signed in here; `signedOut` when nobody is. Whoever has left is not asked back, also when the server does not know yet. */
export async function askSession(practiceKey?: string): Promise<Outcome<Session>> {
  if (isLeaving()) {
    await settleLeaving()
    return failed({ kind: 'signedOut' })
  }
  const search = practiceKey ? `?${new URLSearchParams({ practice: practiceKey })}` : ''
  return askInstallation<Session>(`/api/v1/session${search}`, { method: 'GET' })
}

/** Signs in; the cookie comes with the answer. A sign-out that is still owed goes first. */
export async function signIn(credentials: Credentials): Promise<Outcome<Session>> {
  if (!(await settleLeaving())) return failed({ kind: 'unreachable' })
  return alone(() =>
    askInstallation<Session>('/api/v1/session', { method: 'POST', body: JSON.stringify(credentials) }),
  )
}

/** Signs out: at once on this device, and on the server as soon as it can be told. */
export async function signOut(): Promise<void> {
  rememberLeaving()
  endSession()
  await settleLeaving()
}

/** Tells the server of a sign-out that it has not heard of; false while it cannot be told. */
export function settleLeaving(): Promise<boolean> {
  return finishLeaving(() => askInstallation<undefined>('/api/v1/session', { method: 'DELETE' }))
}

/** Sets the first password by the one-time link. */
export function welcome(token: string, password: string): Promise<Outcome<undefined>> {
  return askInstallation<undefined>('/api/v1/session/welcome', {
    method: 'POST',
    body: JSON.stringify({ token, password }),
  })
}

/** What the page of an invitation says. */
export type SeenInvite = {
  readonly practice: string
  readonly profile: 'Patient' | 'Practitioner' | 'RelatedPerson'
  readonly asks: 'birthDate' | 'code'
}

/** How an invitation is accepted: with a username by an account that is there, else by a new one. */
export type InviteAnswer = {
  readonly proof: string
  readonly password: string
  readonly username?: string
}

/** Looks at an invitation by its link. */
export function lookAtInvite(token: string): Promise<Outcome<SeenInvite>> {
  return askInstallation<SeenInvite>('/api/v1/session/invite', {
    method: 'POST',
    body: JSON.stringify({ token }),
  })
}

/** Accepts an invitation; answers the name to sign in with. */
export function acceptInvite(
  token: string,
  answer: InviteAnswer,
): Promise<Outcome<{ readonly loginName: string }>> {
  return askInstallation('/api/v1/session/invite/accept', {
    method: 'POST',
    body: JSON.stringify({ token, ...answer }),
  })
}

/** One of the person's sign-ins. */
export type OpenSession = {
  readonly id: string
  readonly isCurrent: boolean
  readonly since: string
  readonly lastSeen: string
  readonly userAgent: string
  readonly address: string | null
}

/** Changes one's own password; all other sign-ins end. */
export function changePassword(current: string, password: string): Promise<Outcome<undefined>> {
  return askInstallation<undefined>('/api/v1/session/password', {
    method: 'POST',
    body: JSON.stringify({ current, password }),
  })
}

/** One's sign-ins that live, the one used last first. */
export function askSessions(): Promise<Outcome<readonly OpenSession[]>> {
  return askInstallation<readonly OpenSession[]>('/api/v1/sessions', { method: 'GET' })
}

/** Ends one of one's sign-ins; without an id all but this one. */
export function endSessions(id?: string): Promise<Outcome<undefined>> {
  return askInstallation<undefined>(id === undefined ? '/api/v1/sessions' : `/api/v1/sessions/${id}`, {
    method: 'DELETE',
  })
}

/** Asks how far the start has come; needs no session. */
export function askStart(): Promise<Outcome<Start>> {
  return askInstallation<Start>('/api/v1/start', { method: 'GET' })
}

/** Asks one thing of the installation. These stand outside of every practice, so they are not operations of the generated table. */
export function askInstallation<Value>(path: string, request: RequestInit): Promise<Outcome<Value>> {
  const headers = new Headers(request.headers)
  if (request.body) headers.set('content-type', 'application/json')
  return asked(path, { ...request, headers }, (response) => response.text())
}

/** The same for files, which are brought or answered: what is no JSON is answered as bytes. */
export function askInstallationForBytes<Value>(path: string, request: RequestInit): Promise<Outcome<Value>> {
  return asked(path, request, (response) => response.blob())
}

async function asked<Value>(
  path: string,
  request: RequestInit,
  read: (response: Response) => Promise<unknown>,
): Promise<Outcome<Value>> {
  try {
    const response = await fetchFromServer(
      new Request(new URL(path, location.origin), { ...request, cache: 'no-store' }),
    )
    const body: unknown = isJson(response.headers) ? parsed(await response.text()) : await read(response)
    if (!response.ok) return failed(failureOf({ status: response.status, headers: response.headers, body }))
    // The session routes answer what their callers here are written for.
    return succeeded(body as Value)
  } catch {
    return failed({ kind: 'unreachable' })
  }
}

function parsed(text: string): unknown {
  return text === '' ? text : JSON.parse(text)
}

function isJson(headers: Headers): boolean {
  return /[/+]json/.test(headers.get('content-type') ?? '')
}
