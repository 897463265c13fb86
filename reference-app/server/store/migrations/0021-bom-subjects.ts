/** How a BOM describes what it is about, so that a VEX about the same is about the project. */
export const bomSubjects = `
alter table bom add column subject text; -- JSON: group, name, version, purl, cpe, swidTagId of metadata.component
`;
