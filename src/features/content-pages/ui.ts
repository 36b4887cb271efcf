export { RegionForm } from './ui/region-form.tsx'
