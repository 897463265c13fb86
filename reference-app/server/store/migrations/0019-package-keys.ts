/** Affected packages are found under all their spellings, see src/domain/packageKey.ts. */
export const packageKeys = `
alter table vulnerableSoftware add column purlKey text; -- the same for all spellings of a package

update vulnerableSoftware set purlKey = packageKey(purlType, purlNamespace, purlName) where purlType is not null and purlName is not null;

drop index vulnerableSoftwareByPurl;
create index vulnerableSoftwareByPackage on vulnerableSoftware (purlKey) where purlKey is not null;
`;
