/** What a BOM calls its elements, so that links into it (BOM-Links) can be followed. */
export const bomRefs = `
alter table component add column bomRefs text; -- JSON: names in the BOM that was imported last
alter table bom add column subjectRef text; -- bom-ref of metadata.component
`;
