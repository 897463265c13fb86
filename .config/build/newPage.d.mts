/** Writes the console's page of a list below `root`, where the manifest of the widget says. */
export function writePage(root: string, widgetName: string): Promise<string[]>;
