create schema accounts;

-- One account serves both sites. A closed one keeps its row, since licences refer to it, and nothing that names a person.
create table accounts.account (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null default '',
  email text not null default '',
  -- Keys are NFKC and lower case. Null once the account is closed.
  username_key text unique,
  email_key text,
  -- Only who has confirmed an address owns it. Before that, any number of accounts may claim it and none can keep it from another.
  email_verified_at timestamptz,
  -- Null for whoever signs in by another provider alone.
  password_hash text,
  name text not null default '',
  company text not null default '',
  country text not null default '',
  locale text not null default 'en-us',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((closed_at is null) = (username_key is not null)),
  check ((closed_at is null) = (email_key is not null))
);

create unique index account_by_email on accounts.account (email_key) where email_verified_at is not null;
create index account_by_claimed_email on accounts.account (email_key, id);

create table accounts.session (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token; the token itself is in the cookie alone.
  token_hash bytea not null unique,
  account_id bigint not null references accounts.account (id),
  site text not null,
  is_remembered boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  -- Written once a minute at most.
  seen_at timestamptz not null,
  -- When the person last gave a password or came from a provider; null once that no longer counts.
  proven_at timestamptz,
  ends_at timestamptz not null
);

create index session_by_account on accounts.session (account_id, site);
create index session_by_end on accounts.session (ends_at);

-- What is sent out once and comes back once: links in mails, and the state of a sign-in at another provider.
create table accounts.code (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique,
  purpose text not null
    check (purpose in ('verify-email', 'change-email', 'reset-password', 'team-invitation', 'openid')),
  account_id bigint references accounts.account (id),
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index code_by_account on accounts.code (account_id, purpose);
create index code_by_expiry on accounts.code (expires_at);

-- Who somebody is at another provider. The subject is theirs alone; an address may change hands.
create table accounts.identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references accounts.account (id),
  created_at timestamptz not null,
  primary key (issuer, subject)
);

create index identity_by_account on accounts.identity (account_id);

-- Browsers that an account has signed in from, by the hash of a cookie.
create table accounts.device (
  account_id bigint not null references accounts.account (id),
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

create table accounts.team (
  id bigint generated always as identity (start with 5001) primary key,
  site text not null,
  name text not null,
  seats integer not null check (seats > 0),
  created_at timestamptz not null
);

-- Who leaves keeps a row: what was licensed for the team stays explained.
create table accounts.membership (
  id bigint generated always as identity primary key,
  team_id bigint not null references accounts.team (id),
  account_id bigint not null references accounts.account (id),
  role text not null check (role in ('member', 'leader')),
  -- Downloads a month; null for no cap of one's own.
  download_cap integer check (download_cap >= 0),
  joined_at timestamptz not null,
  left_at timestamptz
);

create unique index membership_of_account on accounts.membership (account_id) where left_at is null;
create index membership_by_team on accounts.membership (team_id);

create table accounts.invitation (
  id bigint generated always as identity primary key,
  team_id bigint not null references accounts.team (id),
  -- Empty and null once whoever had it has closed the account.
  email text not null,
  email_key text,
  role text not null check (role in ('member', 'leader')),
  download_cap integer check (download_cap >= 0),
  invited_by bigint not null references accounts.account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);

create unique index invitation_open on accounts.invitation (team_id, email_key)
  where accepted_at is null and withdrawn_at is null;
