/** The names of elements in a BOM, so that links into it (BOM-Links) can be resolved. */
export const bomRefs = `
alter table component add column bomRefs text; -- JSON: names in the BOM that was imported last
alter table bom add column subjectRef text; -- bom-ref of metadata.component
`;
