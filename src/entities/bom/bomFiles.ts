/** The file types that a file picker offers. The content decides. */
export const BOM_FILES = '.json,.xml,.cdx,.bom,application/json,text/xml,application/xml';
