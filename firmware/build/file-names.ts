// Names of the files that a board carries.

/** The file that the interpreter evaluates at power-on. */
export const BOOT_FILE = '.bootcde';
/** The app, under a name of its own. */
export const APP_FILE = 'ts.app';
/** Functions that are brought when they are called, on boards with overlays. */
export const OVERLAY_FILE = 'ts.over';
/** Native code that unpacks them. */
export const UNPACKER_FILE = 'ts.unpack';
/** The font 6x8, on boards whose firmware lacks it. */
export const FONT_FILE = 'ts.font';
/** The list of what is installed. */
export const INSTALLED_FILE = 'ts.info';
export const packFile = (id: string) => `ts.${id}`;
export const labelsFile = (id: string) => `ts.${id}.l`;
export const moduleFile = (system: string) => `ts.${system}.js`;
