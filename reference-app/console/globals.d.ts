/** Release of the console, filled in by the build. */
declare const CONSOLE_VERSION: string;
