export { SearchBar, type SearchBarProps } from './ui/search-bar.tsx'
