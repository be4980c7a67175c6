// Scenario files are bundled as text.
declare module '*.scenario' {
  const text: string;
  export default text;
}
