import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  confirmAddress,
  expectDone,
  fillIn,
  password,
  press,
  register,
  signIn,
  someone,
} from '../support/account-steps.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  namedScreens,
  sites,
  test,
  untilReady,
  urlOf,
} from '../support/journey.ts'
import { readMail } from '../support/mailbox.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0'

const looks = [
  { locale: 'de', colorScheme: 'dark' },
  { locale: 'ar-xb', colorScheme: 'light' },
] as const

// Each walks a whole way, through a dozen pages and mails.
test.describe.configure({ timeout: 60_000 })
test.use({
  // The browser itself notes a page that answers so.
  expectedComplaint: /status of (400|401|403|409)/,
  // What is still fading in has little contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

/** A page that is looked at once, by whoever cannot see it too. */
async function inspect(page: Page): Promise<void> {
  await untilReady(page)
  await expectAccessible(page)
}

async function expectVisitor(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page).toHaveURL(/\/sign-in\?returnurl=/)
}

test.describe('a shared computer', () => {
  test('a tab of one person changes nothing for another who signed in since, nor for nobody', async ({
    page,
  }) => {
    await register(page, 'argus', someone('argus', 'anna'))
    await page.goto(urlOf('argus', '/account/profile'))
    await untilReady(page)
    await fillIn(page, { Name: 'Anna Alt' })
    const other = await page.context().newPage()
    const signOut = async () => {
      await other.goto(urlOf('argus', '/sign-out'))
      await press(other, 'Sign out')
      await expectDone(other, 'You are signed out.')
    }
    await signOut()
    await register(other, 'argus', someone('argus', 'bert'))
    await press(page, 'Save')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toHaveText(/^You are signed in as bert\.argus now\./)
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('')
    await inspect(page)
    await signOut()
    await press(page, 'Save')
    await expectDone(page, 'You were signed out. Sign in to go on.')
    await expect(page).toHaveURL(/returnurl=%2Faccount%2Fprofile/)
  })
})

for (const site of sites) {
  test.describe(site, () => {
    test('ACCOUNT-01: the profile is kept, and the site speaks the language that was chosen', async ({
      page,
    }) => {
      const person = someone(site, 'pauline')
      await register(page, site, person)
      await page.goto(urlOf(site, '/account'))
      await inspect(page)
      await expect(page.getByText('Please confirm your email address.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Profile' }).first().click()
      await expect(page).toHaveURL(urlOf(site, '/account/profile'))
      await fillIn(page, { Name: 'Paula Pfeil', Company: 'Pfeil & Söhne' })
      await page.getByRole('main').getByLabel('Country').selectOption('Germany')
      await page.getByRole('main').getByLabel('Language').selectOption('de')
      await page.getByRole('main').getByLabel('Name', { exact: true }).press('Enter')
      await expect(page).toHaveURL(urlOf(site, '/de/account/profile'))
      await expectDone(page, 'Gespeichert.')
      await expect(page.getByRole('main').getByRole('status')).toBeFocused()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Paula Pfeil')
      await expect(page.getByLabel('Unternehmen')).toHaveValue('Pfeil & Söhne')
      await expect(page.getByLabel('Land').locator('option:checked')).toHaveText('Deutschland')
      await inspect(page)
      await page.goto(urlOf(site, '/account'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Paula Pfeil')
      await page.goto(urlOf(site, '/de/account/profile'))
      await page.getByRole('main').getByLabel('Sprache').selectOption('en-us')
      await press(page, 'Speichern')
      await expect(page).toHaveURL(urlOf(site, '/account/profile'))
      await expectDone(page, 'Saved.')
      await page.getByRole('main').getByRole('link', { name: 'Devices' }).click()
      await expect(page).toHaveURL(urlOf(site, '/account/sessions'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      await expect(page.getByText('Saved.')).toHaveCount(0)
    })

    test('ACCOUNT-01: another address counts once it is confirmed, and another password at once', async ({
      page,
      open,
    }) => {
      const person = someone(site, 'quinn')
      const newAddress = `quinn.new@${site}.example.test`
      await register(page, site, person)
      await confirmAddress(page, person)
      await page.goto(urlOf(site, '/account/profile'))
      const main = page.getByRole('main')
      await fillIn(page, { 'New email address': newAddress, Password: 'not the password' })
      await press(page, 'Change email')
      await expect(main.getByLabel('Password', { exact: true })).toBeFocused()
      await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is not right/)
      await expect(main.getByLabel('New email address')).toHaveValue(newAddress)
      await inspect(page)
      await fillIn(page, { Password: password })
      await press(page, 'Change email')
      await expectDone(page, 'We sent a link to the new address.')
      await expect(main.getByText(`It is ${person.email} now.`)).toBeVisible()
      await readMail(page, { to: person.email, subject: 'Your email address is about to change' })
      const { link } = await readMail(page, { to: newAddress, subject: 'Confirm your new email address' })
      await page.goto(urlOf(site, '/account'))
      await expect(main.getByText(`${person.email} (confirmed)`)).toBeVisible()
      await page.goto(link)
      await press(page, 'Confirm address')
      await expectDone(page, 'Your email address is changed.')
      await expect(main.getByText(`${newAddress} (confirmed)`)).toBeVisible()

      await page.goto(urlOf(site, '/account/profile'))
      await fillIn(page, { 'Current password': password, 'New password': 'short' })
      await press(page, 'Change password')
      await expect(main.getByLabel('New password')).toHaveAccessibleDescription(/too short/)
      await fillIn(page, { 'Current password': password, 'New password': 'seven herons, one pond' })
      await press(page, 'Change password')
      await expectDone(page, 'Your password is changed.')
      await readMail(page, { to: newAddress, subject: 'Your password was changed' })
      const elsewhere = await open()
      await elsewhere.goto(urlOf(site, '/sign-in'))
      await signIn(elsewhere, newAddress)
      await expect(elsewhere.getByText('User name or password is not right.')).toBeVisible()
      await signIn(elsewhere, newAddress, 'seven herons, one pond')
      await expect(elsewhere).toHaveURL(urlOf(site, '/account'))
    })

    test('SITE-06: a sign-in from a new device is told of until it is put away; devices are signed out, one and all', async ({
      page,
      open,
    }) => {
      const person = someone(site, 'rosa')
      await register(page, site, person)
      await confirmAddress(page, person)
      const other = await open({ userAgent: firefox })
      await other.goto(urlOf(site, '/sign-in'))
      await signIn(other, person.username)
      await expect(other).toHaveURL(urlOf(site, '/account'))
      await readMail(other, { to: person.email, subject: 'New sign-in to your account' })

      await page.goto(urlOf(site, '/account'))
      const notice = page.locator('#customer-notifications').getByRole('listitem')
      await expect(notice).toContainText('New sign-in to your account: Firefox, Windows')
      await inspect(page)
      await notice.getByRole('link', { name: 'Was it you?' }).click()
      await expect(page).toHaveURL(urlOf(site, '/account/sessions'))
      const dismissed = page.waitForResponse((answer) => answer.url().endsWith('/dismiss'))
      await notice.getByRole('button', { name: 'Dismiss' }).press('Enter')
      expect((await dismissed).ok()).toBe(true)
      await expect(notice).toHaveCount(0)
      const told = page.waitForResponse((answer) => answer.url().endsWith('/notifications'))
      await page.reload()
      expect(await (await told).json()).toEqual({ notifications: [] })

      const devices = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button') })
      await expect(devices).toHaveCount(2)
      await expect(devices.first()).toContainText('This device')
      await expect(devices.last()).toContainText('Firefox, Windows')
      await inspect(page)
      await devices.getByRole('button', { name: /^Sign out Firefox, Windows, Signed in .+ UTC$/ }).click()
      await expectDone(page, 'That device is signed out.')
      await expect(devices).toHaveCount(1)
      await expectVisitor(other, urlOf(site, '/account'))

      await signIn(other, person.username)
      await expect(other).toHaveURL(urlOf(site, '/account'))
      await press(page, 'Sign out everywhere')
      await expectDone(page, 'You are signed out.')
      await expectVisitor(page, urlOf(site, '/account/sessions'))
      await expectVisitor(other, urlOf(site, '/account'))
    })

    test('without scripts one takes one’s data along and closes the account for good', async ({ open }) => {
      const page = await open({ javaScriptEnabled: false, acceptDownloads: true })
      const person = someone(site, 'samir')
      await register(page, site, person)
      await confirmAddress(page, person)
      await page.goto(urlOf(site, '/account/profile'))
      await fillIn(page, { Name: 'Sami Kai' })
      await press(page, 'Save')
      await expectDone(page, 'Saved.')
      const began = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download' }).click()
      const download = await began
      expect(download.suggestedFilename()).toMatch(/\.json$/)
      const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
      expect(JSON.stringify(data)).toContain('Sami Kai')
      expect(JSON.stringify(data)).toContain(person.email)
      expect(JSON.stringify(data)).not.toContain('argon2')

      await page.getByRole('link', { name: 'Close account…' }).click()
      await fillIn(page, { Password: 'not the password' })
      await press(page, 'Close account for good')
      await expect(page.getByRole('main').getByText('The password is not right.')).toBeVisible()
      await fillIn(page, { Password: password })
      await press(page, 'Close account for good')
      await expectDone(page, 'Your account is closed.')
      await readMail(page, { to: person.email, subject: 'Your account is closed' })
      await expectVisitor(page, urlOf(site, '/account'))
      await signIn(page, person.username)
      await expect(page.getByRole('main').getByText('User name or password is not right.')).toBeVisible()
    })

    test('ACCOUNT-01: one signs in by another provider, and comes back to the same account', async ({
      page,
    }) => {
      const email = `uma@${site}.harbour.test`
      const visit = async () => {
        await page.goto(urlOf(site, '/sign-in?returnurl=%2Faccount%2Fprofile'))
        await page.getByRole('link', { name: 'Continue with Harbour' }).click()
      }
      await visit()
      await page.getByLabel('Your address').fill(email)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(urlOf(site, '/account/profile'))
      const main = page.getByRole('main')
      await expect(main.getByText(`It is ${email} now.`)).toBeVisible()
      await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Pat Harbour')
      await expect(main.getByLabel('Current password')).toHaveCount(0)
      await fillIn(page, { Company: 'Harbour Works' })
      await press(page, 'Save')
      await inspect(page)
      await page.goto(urlOf(site, '/sign-out'))
      await press(page, 'Sign out')
      await expectDone(page, 'You are signed out.')
      await visit()
      await expect(main.getByLabel('Company')).toHaveValue('Harbour Works')
    })

    test('names and addresses that are wider than a phone fit it', async ({ open }) => {
      const page = await open({ viewport: { width: 320, height: 700 } })
      const email = `maximiliane.hohenstein.schwarzenberg@verwaltungsgesellschaft-${site}.example.test`
      await register(page, site, { username: `verwaltungsgesellschaft.schwarzenbe${site}`, email })
      await expectNoOverflow(page)
      for (const path of ['/account', '/account/profile', '/account/close', '/sign-out']) {
        await page.goto(urlOf(site, `/de${path}`))
        await expectNoOverflow(page)
      }
      await page.goto(urlOf(site, '/account/profile'))
      const places = await page
        .getByRole('navigation', { name: 'Account', exact: true })
        .getByRole('link')
        .all()
      for (const place of places) await expect(place).toBeInViewport({ ratio: 1 })
    })

    for (const { locale, colorScheme } of looks) {
      test(`every page of an account is accessible and fits a phone in ${locale}`, async ({ open }) => {
        const page = await open({ ...namedScreens['a phone'], colorScheme })
        await page.goto(urlOf(site, '/sign-in'))
        await signIn(page, 'leader', 'show-me-the-picture')
        await expect(page).toHaveURL(urlOf(site, '/account'))
        await page.context().addCookies([{ name: `${site}_locale`, value: locale, url: urlOf(site) }])
        const paths = ['', '/profile', '/sessions', '/close', ...(site === 'bokeh' ? ['/team'] : [])]
        for (const path of paths) {
          await page.goto(urlOf(site, `/account${path}`))
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}$`, 'i'))
          await expectNoOverflow(page)
          await inspect(page)
        }
      })
    }
  })
}
