/** What a file picker offers; the content decides. */
export const BOM_FILES = '.json,.xml,.cdx,.bom,application/json,text/xml,application/xml';
