/** Components with several licenses, or with what a BOM says beside one. */
export const componentLicenses = `
-- JSON, as the API has it: resolvedLicense (uuid, licenseId, name), license, licenseExpression, licenseUrl, acknowledgement;
-- null where the columns beside it say everything
alter table component add column licenses any; -- strict tables have no type for JSON
create index componentWithLicenses on component (id) where licenses is not null;
`;
