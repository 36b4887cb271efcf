import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import { SearchBar } from '#features/search/ui.ts'
import type { ComponentMap } from './component-map.ts'

export const argusComponents = { Header, Footer, SearchBar } satisfies ComponentMap
