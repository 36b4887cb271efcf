-- What came of a call that may be sent again: whoever brings the same key is given the same thing, and nothing is made twice.
create table platform.made_once (
  -- Of what kind the thing is.
  name text not null,
  -- A hash of whose key it is, and of the key.
  key bytea not null,
  -- A hash of what was asked for: a key is for one thing only.
  asked bytea not null,
  -- The thing's id, written in the transaction that makes it.
  made text,
  at timestamptz not null default now(),
  primary key (name, key)
);

create index made_once_by_age on platform.made_once (at);
