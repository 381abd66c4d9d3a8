// Generated from schemas/permissions by npm run generate. Edits are lost.
/** A word for who reads a row with a label. */
export type LabelReader = 'author' | 'writers' | 'supervisors' | 'careTeam' | 'treating' | 'confidentialTeam' | 'programStaff' | 'consent' | 'privacyOfficer' | 'auditor' | 'patient'

/** Field → value, as text. */
type Where = Readonly<Record<string, string>>

export type LabelEntry = {
  readonly code: string
  /** Who reads a row with it, in reach; nobody named: everybody in reach. */
  readonly readers: readonly LabelReader[]
  /** Who sets and lifts it by hand. */
  readonly setBy: readonly LabelReader[]
}

export type LabelSources = {
  /** Types whose rows labels do not close. */
  readonly unlabelled: readonly string[]
  /** Labels that a row has while a field of its own says so. */
  readonly derived: readonly { readonly type: string; readonly where: Where; readonly label: string }[]
  /** Labels that a row gets from what it refers to. */
  readonly given: readonly {
    readonly by: string
    readonly to: readonly string[]
    readonly where?: Where
    readonly label?: string
    readonly labels?: string
  }[]
  /** Fields through which a row gets the labels of the row that it belongs to, and the types that do not. */
  readonly inherited: { readonly through: readonly string[]; readonly except: readonly string[] }
  /** Parts of a row that only those see whom it names, and holders of a flag. */
  readonly parts: readonly {
    readonly type: string
    readonly where: Readonly<Record<string, readonly string[]>>
    readonly hidden: readonly string[]
    readonly shownTo: readonly string[]
    readonly flag: string
  }[]
  /** Items of a row's list that only holders of one of the flags see. */
  readonly items: readonly { readonly type: string; readonly list: string; readonly where: Readonly<Record<string, readonly string[]>>; readonly flags: readonly string[] }[]
  /** The paths at which a row says whom its readers are judged by. */
  readonly facts: {
    readonly author: readonly string[]
    readonly writers: readonly string[]
    readonly programs: readonly string[]
  }
}

/** Every security label that the product judges. */
export const labels: readonly LabelEntry[] = [
  { code: 'N', readers: [], setBy: ['writers', 'careTeam'] },
  {
    code: 'R',
    readers: ['writers', 'supervisors', 'careTeam', 'auditor', 'privacyOfficer', 'patient'],
    setBy: ['author', 'supervisors', 'careTeam', 'privacyOfficer'],
  },
  { code: 'V', readers: ['confidentialTeam'], setBy: ['confidentialTeam'] },
  {
    code: 'SUD',
    readers: ['writers', 'supervisors', 'programStaff', 'treating', 'consent', 'patient'],
    setBy: ['programStaff', 'careTeam'],
  },
  { code: 'PSYTHPN', readers: ['author'], setBy: [] },
  { code: 'HIV', readers: ['writers', 'careTeam', 'patient'], setBy: ['careTeam'] },
  { code: 'SDV', readers: ['writers', 'careTeam', 'patient'], setBy: ['careTeam'] },
  { code: 'MST', readers: ['writers', 'careTeam', 'patient'], setBy: ['careTeam'] },
  { code: 'MH', readers: [], setBy: ['writers', 'careTeam'] },
  { code: 'NORDSCLCD', readers: [], setBy: ['writers', 'careTeam'] },
]

/** Where labels come from, and what their readers are judged by. */
export const labelSources: LabelSources = {
  unlabelled: ['Patient', 'AuditEvent'],
  derived: [
    { type: 'Note', where: { confidential: 'true' }, label: 'R' },
    { type: 'Condition', where: { sensitive: 'true' }, label: 'R' },
    { type: 'Scribble', where: { kind: 'ProcessNote' }, label: 'PSYTHPN' },
  ],
  given: [
    { by: 'NoteDefinition', to: ['Note'], labels: 'securityLabels' },
    {
      by: 'Program',
      to: ['EpisodeOfCare', 'Encounter', 'Note'],
      where: { part2: 'true' },
      label: 'SUD',
    },
  ],
  inherited: {
    through: ['encounter', 'note', 'episodeOfCare', 'source', 'partOf', 'derivedFrom', 'assessment'],
    except: ['Appointment', 'Consent', 'NoteAudit'],
  },
  facts: {
    author: ['author', 'owner'],
    writers: [
      'author',
      'owner',
      'scribe',
      'participants.individual',
      'reviewers.practitioner',
      'signatures.signer',
      'meta.createdBy',
    ],
    programs: ['program'],
  },
  parts: [
    {
      type: 'Appointment',
      where: { kind: ['Block', 'TimeOff', 'Travel'] },
      hidden: ['title', 'description', 'cancellation'],
      shownTo: ['owner', 'attendees.subject', 'meta.createdBy'],
      flag: 'CanSeePrivateEvents',
    },
  ],
  items: [
    {
      type: 'Patient',
      list: 'alerts',
      where: { showTo: ['clinical'] },
      flags: ['CanReadClinical', 'FullPermissions', 'InterfaceServices', 'BackgroundJobs'],
    },
  ],
}
