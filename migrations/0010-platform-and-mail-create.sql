-- What all processes must know and nobody else: made once, by whoever starts first.
create table platform.secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- How often something was tried, counted for all processes together. After a crash it may begin anew, so it is not logged.
create unlogged table platform.ticket (
  name text not null,
  -- A hash: whose tries these are is nobody's business.
  key bytea not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (name, key)
);

create index ticket_by_end on platform.ticket (ends_at);

create schema mail;

-- Mails as they will be sent. Once sent or given up, subject and body are emptied: they hold links that open accounts.
create table mail.message (
  id bigint generated always as identity primary key,
  -- The same at every attempt, so that a mail which arrives twice can be told as one.
  reference uuid not null default gen_random_uuid(),
  site text not null,
  template text not null,
  locale text not null,
  recipient text not null,
  subject text not null,
  text_part text not null,
  html_part text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'given-up')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create index message_due on mail.message (due_at) where state = 'waiting';
create index message_by_age on mail.message (created_at);
