import { bokehBuild } from '#app/rendering/bokeh-build.ts'
import { startSite } from './start-site.tsx'

void startSite(bokehBuild)
