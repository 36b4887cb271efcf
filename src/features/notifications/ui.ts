export { CustomerNotifications } from './ui/customer-notifications.tsx'
