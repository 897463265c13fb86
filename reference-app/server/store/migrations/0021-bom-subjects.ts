/** The BOM's description of its subject, so that a VEX about the same subject applies to the project. */
export const bomSubjects = `
alter table bom add column subject text; -- JSON: group, name, version, purl, cpe, swidTagId of metadata.component
`;
