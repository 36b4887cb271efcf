import { argusBuild } from '#app/rendering/argus-build.ts'
import { startMounting } from './start-mounting.ts'

void startMounting(argusBuild)
