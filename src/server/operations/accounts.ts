import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** A signed-in person, known by an opaque token of which only the hash is kept. */
export type Session = {
  /** SHA-256 of the token, hex. */
  readonly hash: string
  readonly personId: string
  /** Milliseconds since 1970; twelve hours after sign-in whatever happens. */
  readonly expiresAt: number
  readonly homePracticeId: string | null
}

export type SignIn = {
  readonly username: string
  readonly password: string
  readonly practice?: string
  readonly address?: string
  readonly userAgent?: string
  readonly requestId: string
}

/** Which practice and profile a request names. Without a practice it is a call about the installation. */
export type ActingAs = {
  readonly practiceKey?: string
  /** `Practitioner/<id>` from the profile header. */
  readonly profile?: string
  /** `<id>:<versionId>` of a patient-access token. */
  readonly securityToken?: string
}

/** Who is who: the only code that knows passwords and sessions. */
export type Accounts = {
  /** `signedOut` when name or password is wrong, `busy` after too many tries. */
  signIn(asked: SignIn): Promise<Outcome<{ readonly token: string; readonly session: Session }>>
  /** Undefined when unknown, revoked, idle too long or over. Answers from memory for at most a second. */
  sessionOf(token: string): Promise<Session | undefined>
  signOut(session: Session): Promise<void>
  /** What the browser needs to know of the person, its practices and its rights. */
  describe(session: Session, acting: ActingAs): Promise<Outcome<unknown>>
  /** `missing` when there is no such practice, `forbidden` when the profile is not the session's or the security token does not hold. */
  actorFor(session: Session, acting: ActingAs): Promise<Outcome<Actor>>
  /** Sets the first password by a one-time link; `forbidden` when the link is used up or unknown. */
  welcome(token: string, password: string): Promise<Outcome<{ readonly loginName: string }>>
  /** Something that decides rights was written: what is kept in memory is read anew. */
  forget(): void
}
