import type { ChartCard } from '#generated/enumerations/chart-card.ts'
import { ChangesCard } from './changes-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { AllergyFactsCard, MedicationFactsCard, ProblemFactsCard, ProgramFactsCard } from './fact-cards.tsx'
import { LatestMeasures } from './latest-measures.tsx'
import { OfficeConsentsCard, OfficeContactsCard, OfficeCoverageCard } from './office-cards.tsx'
import type { SummaryCard } from './summary-card.ts'
import { PastVisitsCard, UpcomingVisitsCard, VisitNotesCard } from './visit-cards.tsx'

/** The cards of a chart's summary: each that a layout can name. A card that one may not see is neither drawn nor asked for. */
export const summaryCards: { readonly [Card in ChartCard]: SummaryCard } = {
  Changes: { permission: 'Patient:Read', View: ChangesCard },
  Details: { permission: 'Patient:Read', View: DetailsCard },
  Programs: { permission: 'EpisodeOfCare:Read', View: ProgramFactsCard },
  Problems: { permission: 'Condition:Read', View: ProblemFactsCard },
  Allergies: { permission: 'Allergy:Read', View: AllergyFactsCard },
  Medications: { permission: 'Medication:Read', View: MedicationFactsCard },
  Measures: { permission: 'Observation:Read', View: LatestMeasures },
  Upcoming: { permission: 'Appointment:Read', View: UpcomingVisitsCard },
  Past: { permission: 'Appointment:Read', View: PastVisitsCard },
  Notes: { permission: 'Note:Read', View: VisitNotesCard },
  Coverage: { permission: 'Coverage:Read', View: OfficeCoverageCard },
  Contacts: { permission: 'RelatedPerson:Read', View: OfficeContactsCard },
  Consents: { permission: 'Consent:Read', View: OfficeConsentsCard },
}
