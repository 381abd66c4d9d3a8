// Generated from schemas/lists/communication-topic.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const communicationTopic: CodedList = {
  name: 'communication-topic',
  title: 'Communication topic',
  spanishTitle: 'Tema de la comunicación',
  description: 'What a contact was about.',
  locked: false,
  open: false,
  items: [
    {
      code: 'appointment-reminder',
      display: 'Appointment reminder',
      spanish: 'Recordatorio de cita',
    },
    { code: 'appointment-change', display: 'Appointment change', spanish: 'Cambio de cita' },
    {
      code: 'no-show-follow-up',
      display: 'No-show follow-up',
      spanish: 'Seguimiento de una ausencia',
    },
    { code: 'intake-screening', display: 'Intake screening', spanish: 'Evaluación inicial' },
    { code: 'crisis', display: 'Crisis', props: { priority: 'Urgent' }, spanish: 'Crisis' },
    {
      code: 'welfare-check',
      display: 'Welfare check',
      props: { priority: 'Urgent' },
      spanish: 'Visita de bienestar',
    },
    {
      code: 'medication-question',
      display: 'Medication question',
      spanish: 'Pregunta sobre medicación',
    },
    { code: 'refill', display: 'Refill', spanish: 'Renovación de receta' },
    { code: 'side-effect', display: 'Side effect', spanish: 'Efecto secundario' },
    { code: 'lab-result', display: 'Laboratory result', spanish: 'Resultado de laboratorio' },
    {
      code: 'care-coordination',
      display: 'Care coordination',
      spanish: 'Coordinación de la atención',
    },
    { code: 'referral-sent', display: 'Referral sent', spanish: 'Derivación enviada' },
    { code: 'referral-received', display: 'Referral received', spanish: 'Derivación recibida' },
    {
      code: 'benefits-housing',
      display: 'Benefits and housing',
      spanish: 'Prestaciones y vivienda',
    },
    { code: 'transport', display: 'Transport', spanish: 'Transporte' },
    { code: 'school', display: 'School', spanish: 'Escuela' },
    { code: 'legal-court', display: 'Legal and court', spanish: 'Asuntos legales y judiciales' },
    { code: 'family-contact', display: 'Family contact', spanish: 'Contacto con la familia' },
    { code: 'collateral', display: 'Collateral contact', spanish: 'Contacto colateral' },
    { code: 'billing-insurance', display: 'Billing and insurance', spanish: 'Facturación y seguro' },
    { code: 'authorization', display: 'Authorization', spanish: 'Autorización' },
    {
      code: 'consent-release',
      display: 'Consent and release',
      spanish: 'Consentimiento y divulgación',
    },
    {
      code: 'discharge-follow-up',
      display: 'Discharge follow-up',
      spanish: 'Seguimiento tras el alta',
    },
    { code: 'satisfaction', display: 'Satisfaction', spanish: 'Satisfacción' },
    {
      code: 'complaint-grievance',
      display: 'Complaint or grievance',
      props: { priority: 'Urgent' },
      spanish: 'Queja o reclamación',
    },
    { code: 'technical-help', display: 'Technical help', spanish: 'Ayuda técnica' },
    { code: 'other', display: 'Other', spanish: 'Otro' },
  ],
}
