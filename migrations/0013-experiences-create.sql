create schema experiences;

-- What is switched on for everybody (FLAG-01). A flag without a row is off.
create table experiences.flag (
  name text primary key,
  is_active boolean not null,
  active_offers jsonb not null default '{}',
  metadata jsonb not null default '{}',
  updated_at timestamptz not null default now()
);

-- Every process hears of a change at once.
create function experiences.tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('experiences', '');
  return null;
end
$$;

create trigger flag_changed after insert or update or delete on experiences.flag
  for each statement execute function experiences.tell();
