import { bokehBuild } from '#app/rendering/bokeh-build.ts'
import { startMounting } from './start-mounting.ts'

void startMounting(bokehBuild)
