create schema notifications;

-- What an account is told on a site until somebody there has read it.
create table notifications.notification (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  site text not null,
  kind text not null,
  values jsonb not null default '{}',
  created_at timestamptz not null default now(),
  dismissed_at timestamptz
);

create index notification_open on notifications.notification (account_id, site, id desc) where dismissed_at is null;
create index notification_by_age on notifications.notification (created_at);
