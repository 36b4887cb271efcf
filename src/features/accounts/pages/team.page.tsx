import { Button } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { formOf } from '../domain/form-state.ts'
import { teamLimits } from '../domain/team-rules.ts'
import { AccountForm } from '../ui/account-form.tsx'
import { AccountFrame, AccountPart } from '../ui/account-frame.tsx'
import { FormField } from '../ui/form-field.tsx'
import { InvitationList } from '../ui/team/invitation-list.tsx'
import { InviteForm } from '../ui/team/invite-form.tsx'
import { MemberList } from '../ui/team/member-list.tsx'
import type { ShownTeam, TeamData } from './team.load.ts'

export const head: PageModule<TeamData>['head'] = ({ team }, { t }) => ({
  title: team?.name ?? t('accounts.place.team'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page({ team, done, form }: TeamData) {
  const t = useTranslate()
  return (
    <AccountFrame current="team" title={team?.name ?? t('accounts.place.team')} done={done} form={form}>
      {team === null ? <StartTeam form={form} /> : <TeamParts team={team} form={form} />}
    </AccountFrame>
  )
}

function StartTeam({ form: sent }: Pick<TeamData, 'form'>) {
  const t = useTranslate()
  const form = formOf(sent, 'start')
  return (
    <AccountPart title={t('accounts.team.start')} text={t('accounts.team.startText')}>
      <AccountForm form={form}>
        <FormField
          form={form}
          name="name"
          label={t('accounts.team.name')}
          autoComplete="organization"
          required
        />
        <div>
          <Button type="submit" variant="primary" name="action" value="start">
            {t('accounts.team.startButton')}
          </Button>
        </div>
      </AccountForm>
    </AccountPart>
  )
}

function TeamParts({ team, form }: { team: ShownTeam; form: TeamData['form'] }) {
  const t = useTranslate()
  const isLeader = team.role === 'leader'
  const { seats, freeSeats } = team
  return (
    <>
      <p>{t(`accounts.team.role.${team.role}.text`)}</p>
      {isLeader && (
        <AccountPart
          title={t('accounts.team.invite')}
          text={t('accounts.team.seats', { seats, free: freeSeats })}
        >
          <InviteForm form={formOf(form, 'invite')} />
        </AccountPart>
      )}
      <AccountPart title={t('accounts.team.members')}>
        <MemberList members={team.members} isLeader={isLeader} form={form} />
      </AccountPart>
      {team.invitations.length > 0 && (
        <AccountPart title={t('accounts.team.invitations')}>
          <InvitationList invitations={team.invitations} form={form} />
        </AccountPart>
      )}
      {isLeader && <Seats seats={seats} form={formOf(form, 'seats')} />}
      <AccountPart title={t('accounts.team.leave')} text={t('accounts.team.leaveText')}>
        <AccountForm form={formOf(form, 'leave')}>
          <div>
            <Button type="submit" name="action" value="leave">
              {t('accounts.team.leave')}
            </Button>
          </div>
        </AccountForm>
      </AccountPart>
    </>
  )
}

function Seats({ seats, form }: { seats: number; form: TeamData['form'] }) {
  const t = useTranslate()
  return (
    <AccountPart title={t('accounts.team.seatsTitle')} text={t('accounts.team.seatsText')}>
      <AccountForm form={form} inline>
        <FormField
          form={form}
          name="seats"
          type="number"
          inputMode="numeric"
          min={1}
          max={teamLimits.mostSeats}
          label={t('accounts.team.seatsTitle')}
          defaultValue={seats}
        />
        <Button type="submit" name="action" value="seats">
          {t('accounts.profile.save')}
        </Button>
      </AccountForm>
    </AccountPart>
  )
}
