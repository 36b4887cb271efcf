/** `npm run new-room -- NAME` lays out an empty room the way the house wants it: README, doors, texts. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const [name = ''] = process.argv.slice(2)
const folder = join(root, 'src/features', name)

if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Give the room a name in kebab-case: npm run new-room -- boards')
if (existsSync(folder)) fail(`The room ${name} exists already.`)

const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
mkdirSync(join(folder, 'domain'), { recursive: true })
mkdirSync(join(folder, 'server'), { recursive: true })
mkdirSync(join(folder, 'ui'), { recursive: true })
mkdirSync(join(folder, 'pages'), { recursive: true })
writeFileSync(
  join(folder, 'README.md'),
  `# ${title}\nWhat the room is for, in one or two sentences.\n\n## Words\n\n## Rules\n\n## Visits\nnone\n`,
)
writeFileSync(join(root, 'locales/en-us', `${name}.json`), '{}\n')
console.log(`src/features/${name}/ is laid out: write its README first, then domain/, with a test beside each file.
Doors are files beside the folders they open: domain.ts, server.ts, ui.ts, once there is something behind them.
Its tables live in the schema ${name.replaceAll('-', '_')}, its texts in locales/<locale>/${name}.json.
See docs/how-to/add-a-room.md.`)

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}
