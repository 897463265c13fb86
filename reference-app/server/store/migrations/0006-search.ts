/**
 * Indexes the words of components by their three-letter parts, so that a search finds exact words, starts of
 * words, and parts of words without reading all components. `searchWords` is a custom function, see
 * store/database.ts. The rows are those of the components.
 */
export const search = `
create virtual table componentWords using fts5(words, content = '', contentless_delete = 1, tokenize = 'trigram');
insert into componentWords (rowid, words) select id, searchWords(name, groupName, description, version) from component;

create trigger componentWordsOfNew after insert on component begin
  insert into componentWords (rowid, words)
  values (new.id, searchWords(new.name, new.groupName, new.description, new.version));
end;
create trigger componentWordsOfChanged after update of name, groupName, description, version on component
when (new.name, new.groupName, new.description, new.version) is not (old.name, old.groupName, old.description, old.version)
begin
  update componentWords set words = searchWords(new.name, new.groupName, new.description, new.version) where rowid = new.id;
end;
create trigger componentWordsOfDeleted after delete on component begin
  delete from componentWords where rowid = old.id;
end;
`;
