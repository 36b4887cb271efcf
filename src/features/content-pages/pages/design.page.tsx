import { Showroom } from '#design/showroom.tsx'
import type { PageModule } from '#visit/page-contract.ts'

export const head: PageModule<object>['head'] = () => ({ title: 'Design', isUnlisted: true })

export function Page() {
  return (
    <main id="main">
      <Showroom />
    </main>
  )
}
