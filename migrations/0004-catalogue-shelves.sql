-- Pictures of the first small demo library, whose files were kept another way; the library writes its own anew.
delete from catalogue.asset where origin = '{}' and (source_key like 'drawn:%' or source_key like 'public-domain:%');

-- How many assets are online, by everything that a search without words filters by. Kept by the reader of asset events,
-- so that no page counts a million rows.
create table catalogue.shelf (
  collection_id bigint not null references catalogue.collection (id),
  asset_type text not null,
  family text not null,
  media_type text not null,
  license_model text not null,
  online_assets integer not null default 0,
  primary key (collection_id, asset_type, family, media_type, license_model)
);

insert into catalogue.shelf
select collection_id, asset_type, family, media_type, license_model, count(*)
from catalogue.asset where availability = 'online' group by 1, 2, 3, 4, 5;

update catalogue.collection set online_assets = coalesce(
  (select sum(shelf.online_assets) from catalogue.shelf shelf where shelf.collection_id = collection.id), 0);

-- What is rare among a million photographs is found without passing them all.
create index asset_films on catalogue.asset (quality_rank, id) where asset_type = 'film';
create index asset_editorial on catalogue.asset (quality_rank, id) where family = 'editorial';
create index asset_drawn_and_painted on catalogue.asset (media_type, quality_rank, id)
  where media_type in ('fineart', 'vector');
