-- Words are searched by the index. Here they cost every writer a parse of the text, and their index most of the space.
drop index catalogue.asset_search_text;
alter table catalogue.asset drop column search_text;
-- Keywords as one text, which only that column read.
alter table catalogue.asset drop column keyword_text;

-- People are looked up by their names while somebody searches.
create index person_by_name on catalogue.person (name);
create index person_by_other_name on catalogue.person using gin (also_known_as);
