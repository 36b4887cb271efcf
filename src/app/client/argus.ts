import { argusBuild } from '#app/rendering/argus-build.ts'
import { startSite } from './start-site.tsx'

void startSite(argusBuild)
