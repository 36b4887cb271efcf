export { FilterButton } from './filter-button.tsx'
export { FilterChips } from './filter-chips.tsx'
export { FilterPanel } from './filter-panel.tsx'
export { SortChoice } from './sort-choice.tsx'
