create schema boards;

-- Accounts and assets belong to other rooms: their ids stand here without a reference.
create table boards.board (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  owner_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  description text not null default '' check (char_length(description) <= 2000),
  -- One more with every change. Whoever changes a board holds its row until the change is kept.
  revision bigint not null default 0,
  asset_count integer not null default 0,
  -- What the owner wants to see first; without it, the first asset.
  hero_asset_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Can be taken back until it is removed for good.
  deleted_at timestamptz
);

create index board_by_owner on boards.board (owner_id, site, updated_at desc) where deleted_at is null;
-- The deleted ones too, which count until they are removed.
create index board_ever_by_owner on boards.board (owner_id, site);
create index board_by_deletion on boards.board (deleted_at) where deleted_at is not null;

create table boards.board_asset (
  board_id uuid not null references boards.board (id) on delete cascade,
  asset_id bigint not null,
  -- The highest comes first. There is room between two neighbors, so that one can be moved without touching the rest.
  position bigint not null,
  added_by bigint not null,
  added_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 2000),
  primary key (board_id, asset_id)
);

create unique index board_asset_order on boards.board_asset (board_id, position desc) include (asset_id);

-- BOARD-03: the default board is the one last created or chosen. Of one that is deleted or closed to its reader, the one before.
create table boards.choice (
  account_id bigint not null,
  site text not null,
  board_id uuid not null references boards.board (id) on delete cascade,
  chosen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, site, board_id)
);

create index choice_latest on boards.choice (account_id, site, chosen_at desc);
create index choice_by_board on boards.choice (board_id);

-- A link to a board. The code is kept as it is, so that its owner can copy it again; it opens nothing but this board.
create table boards.invitation (
  id bigint generated always as identity primary key,
  board_id uuid not null references boards.board (id) on delete cascade,
  code text not null unique,
  role text not null check (role in ('view', 'comment', 'edit')),
  -- For one person: it is accepted once.
  recipient text,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  -- Of one for one person: who that was.
  accepted_by bigint
);

create index invitation_by_board on boards.invitation (board_id, id desc);
-- Addresses are taken out some time after an invitation has ended.
create index invitation_with_address on boards.invitation (id) where recipient <> '';

-- Who has joined somebody else's board, and who once had.
create table boards.member (
  id bigint generated always as identity primary key,
  board_id uuid not null references boards.board (id) on delete cascade,
  account_id bigint not null,
  role text not null check (role in ('view', 'comment', 'edit')),
  invitation_id bigint references boards.invitation (id) on delete set null,
  joined_at timestamptz not null default now(),
  -- No member any more: has left or was removed.
  left_at timestamptz,
  -- The owner removed the member: links made before let nobody of that account in, even later on.
  removed_at timestamptz,
  -- The owner gave this role: links made before do not raise it.
  role_changed_at timestamptz,
  unique (board_id, account_id)
);

create index member_by_account on boards.member (account_id, joined_at desc);
create index member_by_invitation on boards.member (invitation_id);

create table boards.comment (
  id bigint generated always as identity primary key,
  board_id uuid not null references boards.board (id) on delete cascade,
  -- Of the board as a whole if there is none.
  asset_id bigint,
  author_id bigint not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);

create index comment_by_board on boards.comment (board_id, id desc);
create index comment_by_author on boards.comment (author_id, id desc);

-- Who did what, for those who work on a board together. The revision is the board's after it.
create table boards.activity (
  id bigint generated always as identity primary key,
  board_id uuid not null references boards.board (id) on delete cascade,
  revision bigint not null,
  actor_id bigint not null,
  kind text not null,
  values jsonb not null default '{}',
  at timestamptz not null default now()
);

create index activity_by_board on boards.activity (board_id, id desc);
create index activity_by_age on boards.activity (at);
