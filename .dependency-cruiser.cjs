// Dependencies point one way: the core knows nobody, the firmware knows the core's interface, the simulator knows both.
const forbidden = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    forbidden(
      'core-knows-nobody',
      '^wasm-core/',
      '^(firmware|host-sim|boards)/',
      'The rules core is used by all and depends on none.',
    ),
    {
      name: 'device-code-knows-the-map',
      severity: 'error',
      comment: 'Code that runs on the device sees of the core only its memory maps.',
      from: {
        path: '^firmware/(app|canvas|dice|drivers|fight|journal|rules|screens|systems)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^(wasm-core|boards|host-sim)/',
        pathNot: '^wasm-core/(memory-map|dice/(dice|odds)-map|screen/screen-map|native/trap-map)\\.ts$',
      },
    },
    {
      name: 'tracker-knows-no-system',
      severity: 'error',
      comment: 'What one rule system needs stands behind its module.',
      from: { path: '^firmware/(app|canvas|dice|drivers|fight|journal|rules|screens)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^firmware/systems/' },
    },
    forbidden(
      'screens-know-no-pins',
      '^firmware/(screens|fight|journal|rules|canvas)/',
      '^firmware/(app/main|drivers/(oled|pixl-lcd))',
      'Only the start file knows the board.',
    ),
    {
      name: 'firmware-knows-no-simulator',
      severity: 'error',
      comment: 'What runs on the board does not depend on what stands in for it.',
      from: { path: '^firmware/', pathNot: '\\.test\\.ts$' },
      to: { path: '^host-sim/' },
    },
    forbidden('boards-are-data', '^boards/', '^(firmware|host-sim|wasm-core)/', 'A board file depends on nothing.'),
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or one of them is in the wrong place.',
      from: { pathNot: '\\.test\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^wasm-core/(generated|systems/[^/]+/rules|runtime|dice/(generator|pack|selection)|screen/pack)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
