import type { ChartTab } from '#client/patients/tabs/tab.ts'

/** The tabs of the chart, in the order in which they are shown; the first one is where a chart opens. */
export const chartTabs: readonly ChartTab[] = [
  {
    id: 'summary',
    titleId: 'chart-tabs.summary',
    permission: 'Patient:Read',
    open: () => import('#client/patients/summary/summary-tab.tsx').then((file) => file.SummaryTab),
  },
  {
    id: 'sessions',
    titleId: 'chart-tabs.sessions',
    permission: 'Encounter:Read',
    open: () => import('#client/patients/sessions/sessions-tab.tsx').then((file) => file.SessionsTab),
  },
  {
    id: 'notes',
    titleId: 'chart-tabs.notes',
    permission: 'Note:Read',
    open: () => import('#client/patients/notes/notes-tab.tsx').then((file) => file.NotesTab),
  },
  {
    id: 'plan',
    titleId: 'chart-tabs.plan',
    permission: 'CarePlan:Read',
    open: () => import('#client/patients/plan/plan-tab.tsx').then((file) => file.PlanTab),
  },
  {
    id: 'packets',
    titleId: 'chart-tabs.packets',
    permission: 'PacketResponse:Read',
    open: () => import('#client/patients/packets/packets-tab.tsx').then((file) => file.PacketsTab),
  },
  {
    id: 'questionnaires',
    titleId: 'chart-tabs.questionnaires',
    permission: 'QuestionnaireResponse:Read',
    open: () =>
      import('#client/patients/questionnaires/questionnaires-tab.tsx').then((file) => file.QuestionnairesTab),
  },
  {
    id: 'problems',
    titleId: 'chart-tabs.problems',
    permission: 'Condition:Read',
    open: () => import('#client/patients/problems/problems-tab.tsx').then((file) => file.ProblemsTab),
  },
  {
    id: 'allergies',
    titleId: 'chart-tabs.allergies',
    permission: 'Allergy:Read',
    open: () => import('#client/patients/allergies/allergies-tab.tsx').then((file) => file.AllergiesTab),
  },
  {
    id: 'medications',
    titleId: 'chart-tabs.medications',
    permission: 'Medication:Read',
    open: () =>
      import('#client/patients/medications/medications-tab.tsx').then((file) => file.MedicationsTab),
  },
  {
    id: 'measures',
    titleId: 'chart-tabs.measures',
    permission: 'Observation:Read',
    open: () => import('#client/patients/measures/measures-tab.tsx').then((file) => file.MeasuresTab),
  },
  {
    id: 'coverage',
    titleId: 'chart-tabs.coverage',
    permission: 'Coverage:Read',
    open: () => import('#client/patients/coverage/coverage-tab.tsx').then((file) => file.CoverageTab),
  },
  {
    id: 'contacts',
    titleId: 'chart-tabs.contacts',
    permission: 'RelatedPerson:Read',
    open: () => import('#client/patients/contacts/contacts-tab.tsx').then((file) => file.ContactsTab),
  },
  {
    id: 'documents',
    titleId: 'documents.tab',
    permission: 'DocumentReference:Read',
    open: () => import('#client/patients/documents/documents-tab.tsx').then((file) => file.DocumentsTab),
  },
  {
    id: 'consents',
    titleId: 'consents.tab',
    permission: 'Consent:Read',
    open: () => import('#client/patients/consents/consents-tab.tsx').then((file) => file.ConsentsTab),
  },
  {
    id: 'team',
    titleId: 'chart-tabs.team',
    permission: 'Patient:Read',
    open: () => import('#client/patients/team/team-tab.tsx').then((file) => file.TeamTab),
  },
  {
    id: 'messages',
    titleId: 'chart-tabs.messages',
    permission: 'Channel:Read',
    open: () => import('#client/patients/messages/messages-tab.tsx').then((file) => file.MessagesTab),
  },
  {
    id: 'timeline',
    titleId: 'chart-tabs.timeline',
    permission: 'Patient:Read',
    open: () => import('#client/patients/timeline/timeline-tab.tsx').then((file) => file.TimelineTab),
  },
  {
    id: 'access',
    titleId: 'chart-tabs.access',
    permission: 'AuditEvent:Read',
    open: () => import('#client/patients/access/access-tab.tsx').then((file) => file.AccessTab),
  },
]
