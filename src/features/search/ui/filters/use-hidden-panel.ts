import { usePreference } from '#visit/use-preference.ts'

/** Whether the visitor wants to see the panel beside the results. */
export function useHiddenPanel() {
  const [filters, setFilters] = usePreference('filters')
  return [filters === 'hidden', (next: boolean) => setFilters(next ? 'hidden' : 'shown')] as const
}
