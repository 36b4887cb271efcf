import type { Locator, Page } from '@playwright/test'
import { fillIn, type Person, password, press, signIn, someone } from '../support/account-steps.ts'
import { ageSessions } from '../support/age-session.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  namedScreens,
  type SiteName,
  sites,
  test,
  untilReady,
  urlOf,
} from '../support/journey.ts'
import { readMail } from '../support/mailbox.ts'

/** Registering on site A, joining on site B. */
const entrances = {
  argus: { path: '/register', link: 'Register' },
  bokeh: { path: '/join', link: 'New here? Join' },
} as const

const demoPassword = 'show-me-the-picture'

async function register(page: Page, site: SiteName, { username, email }: Person): Promise<void> {
  await page.goto(urlOf(site, entrances[site].path))
  await fillIn(page, { 'Email address': email, 'User name': username, Password: password })
  await press(page, 'Create account')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
  await page.goto((await readMail(page, { to: email, subject: 'Confirm your email address' })).link)
  await press(page, 'Confirm address')
  await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible()
}

async function signOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible()
}

function menuOf(page: Page, name: string): Locator {
  return page.getByRole('banner').getByLabel(`Account of ${name}`)
}

async function stateOf(page: Page): Promise<string> {
  const answer = await page.request.get(new URL('/components/account/api/session', page.url()).href)
  return ((await answer.json()) as { authState: string }).authState
}

/** Goes on by the Tab key alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'the Tab key did not get there').toBeFocused()
}

/** What a browser that was closed still has when it is opened again. */
async function keptBy(page: Page) {
  const { cookies, origins } = await page.context().storageState()
  await page.close()
  return { cookies: cookies.filter(({ expires }) => expires > 0), origins }
}

const pathsBefore = [
  '/sign-in?done=password-reset',
  '/forgot-username?done=username-sent',
  '/forgot-password?done=reset-sent',
  '/reset-password?code=unknown',
  '/verify-email',
  '/verify-email?code=unknown',
]

// The browser itself notes a page that answers so.
test.use({ expectedComplaint: /status of (400|401|403|409|410)/ })
// A notice that is just appearing has no color yet that could be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each walks a whole way, over up to twenty pages.
test.describe.configure({ timeout: 90_000 })

for (const site of sites) {
  test.describe(site, () => {
    test('ACCOUNT-01: a visitor of the account registers and confirms the address', async ({ page }) => {
      const { username, email } = someone(site, 'mira')
      await page.goto(urlOf(site, '/account'))
      await expect(page).toHaveURL(urlOf(site, '/sign-in?returnurl=%2Faccount'))
      await page.getByRole('main').getByRole('link', { name: entrances[site].link }).click()
      await expect(page).toHaveURL(urlOf(site, `${entrances[site].path}?returnurl=%2Faccount`))
      await fillIn(page, { 'Email address': 'mira at home', 'User name': 'm', Password: 'short' })
      await press(page, 'Create account')
      const main = page.getByRole('main')
      await expect(main.getByRole('alert')).toHaveText('Please check 3 fields.')
      const address = main.getByLabel('Email address')
      await expect(address).toHaveValue('mira at home')
      await expect(address).toBeFocused()
      await expect(address).toHaveAccessibleDescription(/This is not an email address/)
      await expect(main.getByLabel('User name')).toHaveValue('m')
      await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
      await untilReady(page)
      await expectAccessible(page)
      await fillIn(page, { 'Email address': email, 'User name': username, Password: password })
      await press(page, 'Create account')
      await expect(main.getByText(`We sent a link to ${email}.`)).toBeVisible()
      await expectAccessible(page)

      const { link } = await readMail(page, { to: email, subject: 'Confirm your email address' })
      await page.goto(link)
      await expectAccessible(page)
      await press(page, 'Confirm address')
      await expect(page).toHaveURL(urlOf(site, '/account'))
      expect(await stateOf(page)).toBe('authenticated')
      await page.goto(link)
      await press(page, 'Confirm address')
      await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible()
    })

    test('one signs in by user name or address, comes to where one wanted, and signs out', async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const field = main.getByLabel('Password', { exact: true })
      await page.goto(urlOf(site, '/sign-in?returnurl=%2Fforgot-username'))
      await page.getByLabel('Keep me signed in').check()
      await signIn(page, 'declined', 'not the password')
      await expect(main.getByLabel('User name or email')).toHaveValue('declined')
      await expect(main.getByLabel('Keep me signed in')).toBeChecked()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(/is not right/)
      await untilReady(page)
      await expectAccessible(page)
      await signIn(page, 'declined', demoPassword)
      await expect(page).toHaveURL(urlOf(site, '/forgot-username'))
      await signOut(page, 'Dana Declined')
      expect(await stateOf(page)).toBe('logged_out')

      // ROUTE-07: whatever leads to another site leads to the account instead.
      await page.goto(urlOf(site, '/sign-in?returnurl=%2F%5Cevil.example'))
      await signIn(page, 'declined@example.test', demoPassword)
      await expect(page).toHaveURL(urlOf(site, '/account'))
      await page.goto(urlOf(site, '/sign-out'))
      await expectAccessible(page)
      await press(page, 'Sign out')
      await expect(page).toHaveURL(urlOf(site, '/sign-in'))
    })

    test('TRACK-05: who is remembered comes back, and gives the password again before changing anything', async ({
      open,
    }) => {
      const page = await open()
      await page.goto(urlOf(site, '/sign-in'))
      await page.getByLabel('Keep me signed in').check()
      await signIn(page, 'customer', demoPassword)
      await expect(menuOf(page, 'Carl Customer')).toBeVisible()
      expect(await stateOf(page)).toBe('remembered_secure')

      const again = await open({ storageState: await keptBy(page) })
      await again.goto(urlOf(site, '/account'))
      await expect(menuOf(again, 'Carl Customer')).toBeVisible()
      await ageSessions(site, 'customer')
      expect(await stateOf(again)).toBe('remembered')
      await again.goto(urlOf(site, '/account/profile'))
      await expect(again).toHaveURL(urlOf(site, '/sign-in?returnurl=%2Faccount%2Fprofile&again=1'))
      await untilReady(again)
      await expectAccessible(again)
      await fillIn(again, { Password: 'not the password' })
      await press(again, 'Continue')
      await expect(again.getByRole('main').getByText('The password is not right.')).toBeVisible()
      await fillIn(again, { Password: demoPassword })
      await press(again, 'Continue')
      await expect(again).toHaveURL(urlOf(site, '/account/profile'))
      expect(await stateOf(again)).toBe('remembered_secure')
    })

    test('who does not ask for it is not remembered', async ({ open }) => {
      const page = await open()
      await page.goto(urlOf(site, '/sign-in'))
      await signIn(page, 'member', demoPassword)
      await expect(menuOf(page, 'Mia Member')).toBeVisible()
      const again = await open({ storageState: await keptBy(page) })
      await again.goto(urlOf(site, '/account'))
      await expect(again).toHaveURL(/\/sign-in\?/)
      expect(await stateOf(again)).toBe('anonymous')
    })

    test('ACCOUNT-01: a forgotten user name comes by mail, a forgotten password is replaced and ends every session', async ({
      page,
      open,
    }) => {
      const { username, email } = someone(site, 'noor')
      const elsewhere = await open()
      await register(elsewhere, site, { username, email })

      await page.goto(urlOf(site, '/sign-in'))
      await page.getByRole('link', { name: 'Forgot user name' }).click()
      await press(page, 'Send user name')
      await expect(page.getByRole('main').getByText('Enter an email address.')).toBeVisible()
      await fillIn(page, { 'Email address': email })
      await press(page, 'Send user name')
      await expect(page.getByRole('status').filter({ hasText: 'If we know the address' })).toBeVisible()
      expect((await readMail(page, { to: email, subject: 'Your user name' })).text).toContain(username)

      await page.getByRole('link', { name: 'Back to sign-in' }).click()
      await page.getByRole('link', { name: 'Forgot password' }).click()
      await expect(page).toHaveURL(urlOf(site, '/forgot-password'))
      await fillIn(page, { 'User name or email': email })
      await press(page, 'Send link')
      await expect(page.getByRole('status').filter({ hasText: 'If we know you' })).toBeVisible()
      const { link } = await readMail(page, { to: email, subject: 'Set a new password' })
      await page.goto(link)
      await fillIn(page, { 'New password': 'password123' })
      await press(page, 'Save password')
      await expect(page.getByRole('main').getByText('This password is easy to guess.')).toBeVisible()
      await fillIn(page, { 'New password': 'seven herons, one pond' })
      await press(page, 'Save password')
      await expect(page.getByRole('status').filter({ hasText: 'Your new password is saved.' })).toBeVisible()

      await elsewhere.goto(urlOf(site, '/account'))
      await expect(elsewhere).toHaveURL(/\/sign-in\?/)
      await signIn(page, username)
      await expect(page.getByRole('main').getByText('User name or password is not right.')).toBeVisible()
      await signIn(page, username, 'seven herons, one pond')
      await expect(menuOf(page, username)).toBeVisible()
      await elsewhere.goto(link)
      await fillIn(elsewhere, { 'New password': 'a third one, too late' })
      await press(elsewhere, 'Save password')
      await expect(elsewhere.getByRole('link', { name: 'Get another link' })).toBeVisible()
      await expectAccessible(elsewhere)
    })

    test('without scripts one registers, signs out and signs in on a phone', async ({ open }) => {
      const page = await open({ ...namedScreens['a phone'], javaScriptEnabled: false })
      const person = someone(site, 'odd')
      await register(page, site, person)
      await signOut(page, person.username)
      await signIn(page, person.username)
      await expect(page).toHaveURL(urlOf(site, '/account'))
    })

    test('by keyboard alone one signs in, opens the menu and signs out', async ({ page }) => {
      await page.goto(urlOf(site, '/sign-in'))
      await untilReady(page)
      const main = page.getByRole('main')
      await tabTo(page, main.getByLabel('User name or email'))
      await page.keyboard.type('member')
      await tabTo(page, main.getByRole('button', { name: 'Show password' }))
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.type(demoPassword)
      await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
      await tabTo(page, main.getByLabel('Keep me signed in'))
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(menuOf(page, 'Mia Member')).toBeVisible()
      await untilReady(page)
      await tabTo(page, menuOf(page, 'Mia Member'))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign out' }))
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible()
    })

    test('every page before the door is accessible and fits a phone, in long words and from right to left', async ({
      open,
    }) => {
      const page = await open({ ...namedScreens['a phone'], colorScheme: 'dark' })
      for (const path of [entrances[site].path, ...pathsBefore]) {
        await page.goto(urlOf(site, `/de${path}`))
        await expectNoOverflow(page)
        await expectAccessible(page)
      }
      await page.context().addCookies([{ name: `${site}_locale`, value: 'ar-xb', url: urlOf(site) }])
      for (const path of [entrances[site].path, ...pathsBefore]) {
        await page.goto(urlOf(site, path))
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expectNoOverflow(page)
      }
    })
  })
}
