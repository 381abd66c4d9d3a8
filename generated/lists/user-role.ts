// Generated from schemas/lists/user-role.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const userRole: CodedList = {
  name: 'user-role',
  title: 'User role',
  spanishTitle: 'Función del usuario',
  description: 'The ten user roles, and which of them may work from outside a practice or in the internal screens.',
  locked: true,
  open: false,
  items: [
    {
      code: 'administrator',
      display: 'Administrator of a practice',
      props: { externalAccess: true, internalAccess: true },
      spanish: 'Administrador del consultorio',
    },
    {
      code: 'developer',
      display: 'Builds the product',
      props: { externalAccess: false, internalAccess: true },
      spanish: 'Construye el producto',
    },
    {
      code: 'executive',
      display: 'Leader of a practice',
      props: { externalAccess: false, internalAccess: false },
      spanish: 'Dirige el consultorio',
    },
    {
      code: 'implementation',
      display: 'Sets up practices, definitions and preferences',
      props: { externalAccess: true, internalAccess: true },
      spanish: 'Configura consultorios, definiciones y preferencias',
    },
    {
      code: 'marketing',
      display: 'Announcements and aggregate metrics',
      props: { externalAccess: false, internalAccess: false },
      spanish: 'Anuncios y métricas globales',
    },
    {
      code: 'product',
      display: 'Product management',
      props: { externalAccess: false, internalAccess: true },
      spanish: 'Gestión del producto',
    },
    {
      code: 'qualityassurance',
      display: 'Tests the product and audits documentation',
      props: { externalAccess: false, internalAccess: true },
      spanish: 'Prueba el producto y audita la documentación',
    },
    {
      code: 'support',
      display: 'Helps users',
      props: { externalAccess: true, internalAccess: true },
      spanish: 'Ayuda a los usuarios',
    },
    {
      code: 'sysadmin',
      display: 'Operates the installation',
      props: { externalAccess: true, internalAccess: true },
      spanish: 'Opera la instalación',
    },
    {
      code: 'user',
      display: 'Ordinary member of a practice',
      props: { externalAccess: false, internalAccess: false },
      spanish: 'Miembro del consultorio',
    },
  ],
}
