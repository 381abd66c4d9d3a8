import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** From which pages a browser asks: a passkey is made for their host, and answers to nobody else. */
export type Site = { readonly origin: string; readonly host: string }

/** What a browser asks a passkey, and the number by which the answer is known. */
export type PasskeyQuestion<Options = unknown> = { readonly nonce: string; readonly options: Options }

/** A second factor as its person may know it. */
export type FactorSummary = {
  readonly id: string
  readonly kind: 'Totp' | 'Passkey'
  readonly since: string
  readonly lastUsed: string | null
  /** What the person calls a passkey, and the host for which it was made. */
  readonly name?: string
  readonly host?: string
}

/** Codes for the day on which a second factor is lost; told once. Empty: those from before stand. */
export type NewRecoveryCodes = { readonly recoveryCodes: readonly string[] }

/** The second factors of whoever is signed in. What adds or takes one away has been given a credential already. */
export type Factors = {
  list(
    session: Session,
  ): Promise<{ readonly factors: readonly FactorSummary[]; readonly recoveryCodes: number }>
  /** The key of an authenticator app, told once; it counts when a code of it has come. */
  beginApp(session: Session): Promise<Outcome<{ readonly key: string; readonly uri: string }>>
  /** `invalid` when the code is not the app's. */
  confirmApp(session: Session, code: string): Promise<Outcome<NewRecoveryCodes>>
  beginPasskey(session: Session, site: Site): Promise<Outcome<PasskeyQuestion>>
  /** `invalid` when it does not answer what was asked. */
  confirmPasskey(
    session: Session,
    made: { readonly name: string; readonly nonce: string; readonly response: unknown; readonly site: Site },
  ): Promise<Outcome<NewRecoveryCodes>>
  renewRecoveryCodes(session: Session): Promise<Outcome<NewRecoveryCodes>>
  remove(session: Session, id: string): Promise<Outcome<void>>
  /** What one's passkeys are asked before a call that names itself so; `missing` without a passkey of this host. */
  question(session: Session, about: string, site: Site): Promise<Outcome<PasskeyQuestion>>
}

/** A signed-in person, known by an opaque token of which only the hash is kept. */
export type Session = {
  /** How the person and a patient-access token name this sign-in. */
  readonly id: string
  /** SHA-256 of the token, hex. */
  readonly hash: string
  readonly personId: string
  /** Milliseconds since 1970; twelve hours after sign-in whatever happens. */
  readonly expiresAt: number
  readonly homePracticeId: string | null
  /** For whom its person acts, where, and until when (milliseconds since 1970). */
  readonly acting?: Acting
}

/** Somebody of the staff of a practice in whose place another acts for a while. */
export type Acting = { readonly practiceId: string; readonly profileId: string; readonly until: number }

export type SignIn = {
  readonly username: string
  readonly password: string
  /** Takes the place of the password, which is needed once that is too old. */
  readonly newPassword?: string
  /** A code of the authenticator app, the answer of a passkey or a recovery code, for those who have set up a second factor. */
  readonly secondFactor?: string
  readonly site?: Site
  readonly practice?: string
  readonly address?: string
  readonly userAgent?: string
  readonly requestId: string
}

/** One's own password, before and after. */
export type PasswordChange = {
  readonly current: string
  readonly password: string
  readonly address?: string
}

/** One sign-in as its person may know it. */
export type SessionSummary = {
  readonly id: string
  readonly isCurrent: boolean
  readonly since: string
  readonly lastSeen: string
  readonly userAgent: string
  readonly address: string | null
}

/** Which practice and profile a request names. Without a practice it is a call about the installation. */
export type ActingAs = {
  readonly practiceKey?: string
  /** `Practitioner/<id>` from the profile header. */
  readonly profile?: string
}

/** Who is who, as operations ask for it: the only code that knows passwords and sessions. */
export type Accounts = {
  /** `signedOut` when name or password is wrong, `busy` after too many tries, `invalid` when a new password is needed or too weak, or a second factor is. */
  signIn(asked: SignIn): Promise<Outcome<{ readonly token: string; readonly session: Session }>>
  /** Undefined when unknown, revoked, idle too long or over. Answers from memory for at most a second. */
  sessionOf(token: string, isUse?: boolean): Promise<Session | undefined>
  /** Until when the session lives if nobody uses it, in milliseconds since 1970; undefined when it has ended. Asking does not use it. */
  livesUntil(session: Session): Promise<number | undefined>
  signOut(session: Session): Promise<void>
  /** What the browser needs to know of the person, its practices and its rights. */
  describe(session: Session, acting: ActingAs): Promise<Outcome<unknown>>
  /** `missing` when there is no such practice for this person, `forbidden` when the profile is not the session's there. */
  actorFor(session: Session, acting: ActingAs): Promise<Outcome<Actor>>
  /** The same for a request of somebody signed in: `forbidden` too where the practice demands a second factor and there is none. */
  admittedFor(session: Session, acting: ActingAs): Promise<Outcome<Actor>>
  /** The actor with the patient-access token that the request carries, as `<id>:<versionId>`; `forbidden` 1001 or 1002 when it does not hold. */
  bearing(actor: Actor, securityToken: string): Promise<Outcome<Actor>>
  /** Sets a password by a one-time link and ends all sessions of before; `invalid` when the link is used up, too old or unknown. */
  welcome(
    token: string,
    password: string,
  ): Promise<Outcome<{ readonly loginName: string; readonly personId: string }>>
  /** Changes one's own password and ends all other sessions; `forbidden` 2103 when the present one is wrong. */
  changePassword(session: Session, change: PasswordChange): Promise<Outcome<void>>
  /** The person's sessions that live, the one used last first. */
  sessions(session: Session): Promise<readonly SessionSummary[]>
  /** Ends one session of the same person; `missing` when there is none of that id. */
  endSession(session: Session, id: string): Promise<Outcome<void>>
  /** Ends all sessions of the person but the one that asks. */
  endOthers(session: Session): Promise<void>
  readonly factors: Factors
  /** Something that decides rights was written: what is kept in memory is read anew, in the other server processes too. */
  forget(): void
}

/** A request about an invitation, from somebody who has nothing but the link. */
export type InviteRequest = {
  readonly token: string
  readonly requestId: string
  readonly address?: string
  readonly userAgent?: string
}

/** What the page of an invitation is told: which practice invites, as what, and what is asked beside the link. No name stands in it. */
export type SeenInvite = {
  readonly practice: string
  readonly profile: 'Patient' | 'Practitioner' | 'RelatedPerson'
  readonly asks: 'birthDate' | 'code'
}

/** How an invitation is accepted: by a new account, or by one that is there, with its name. */
export type InviteAnswer = InviteRequest & {
  /** The birth date or the code. */
  readonly proof: string
  readonly password: string
  readonly username?: string
}

/** How people come in who were invited: nobody is signed in yet. */
export type Invites = {
  /** Looks at an invitation, which is opened by that; `invalid` when the link no longer works. */
  look(asked: InviteRequest): Promise<Outcome<SeenInvite>>
  /**
   * Gives the profile to a new account or to one that proves itself with its password; asked again with the same it answers the
   * same. `invalid` when link, proof or new password are not right, `signedOut` when name and password are not.
   */
  accept(answer: InviteAnswer): Promise<Outcome<{ readonly loginName: string }>>
}

/** What is known of a request about a packet from somebody who has nothing but its link. */
export type VisitRequest = {
  readonly token: string
  /** Which visit is meant, as the page that asks was told it; another one than that of the token is not touched. */
  readonly visit?: string
  readonly requestId: string
  readonly address?: string
  readonly userAgent?: string
  /** So that an act of the packet is done once, as of any call. */
  readonly idempotencyKey?: string
}

/** What the page of a link is told before anybody has proved anything: which practice sent it, and what is asked beside the link. No name stands in it. */
export type SeenLink = { readonly practice: string; readonly asks: IdentityCheck }

/** What proves that whoever has the link is the one for whom it is. */
export type VisitProof = { readonly birthDate?: string; readonly zip?: string; readonly code?: string }

/** A visit that was opened: its own token, which opens nothing but this packet, and what is filled in. */
export type OpenedVisit = {
  readonly token: string
  readonly sheet: unknown
  /** It is open on a tablet that staff have handed over. */
  readonly isTablet: boolean
}

/** How somebody fills in a packet who is signed in nowhere: by a link, or on the tablet of the practice. */
export type Visits = {
  /** Looks at a link; `invalid` when it opens nothing. */
  look(asked: VisitRequest): Promise<Outcome<SeenLink>>
  /** Opens the packet of a link for whoever proves to be its person; a try is counted before it is judged. */
  open(asked: VisitRequest, proof: VisitProof): Promise<Outcome<OpenedVisit>>
  /** The packet of a visit as it stands; `signedOut` when the visit is over. */
  sheet(asked: VisitRequest): Promise<Outcome<Omit<OpenedVisit, 'token'>>>
  /** What is said to it is looked at by the act itself, as in any other call. */
  answer(asked: VisitRequest, input: unknown): Promise<Outcome<unknown>>
  submit(asked: VisitRequest, input: unknown): Promise<Outcome<unknown>>
  /** Makes the record of a file that is given, and takes one back; both are looked at by their acts. */
  addFile(asked: VisitRequest, input: unknown): Promise<Outcome<unknown>>
  dropFile(asked: VisitRequest, input: unknown): Promise<Outcome<unknown>>
  /** Ends the visit; asked again it does nothing. `signedOut` when another visit is meant. */
  leave(asked: VisitRequest): Promise<Outcome<void>>
}
