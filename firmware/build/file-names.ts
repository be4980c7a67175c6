// Names of the files that a board carries.

/** The file that the interpreter evaluates at power-on. */
export const BOOT_FILE = '.bootcde';
/** The app, under a name of its own. */
export const APP_FILE = 'ts.app';
/** The list of what is installed. */
export const INSTALLED_FILE = 'ts.info';
export const packFile = (id: string) => `ts.${id}`;
export const labelsFile = (id: string) => `ts.${id}.l`;
export const moduleFile = (system: string) => `ts.${system}.js`;
