import { BomCheckUnavailableError } from '../bomCheck.js';

/** The factory in `xmllint-wasm`, which runs libxml2's command line tool once in a file system in memory. */
export type CreateXmllint = (settings: {
  inputFiles: readonly { fileName: string; contents: string | Uint8Array }[];
  arguments: readonly string[];
  wasmMemory: WebAssembly.Memory;
  instantiateWasm: (
    imports: WebAssembly.Imports,
    onInstance: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  stdin: () => null;
  print: (line: string) => void;
  printErr: (line: string) => void;
  onExit: (code: number) => void;
}) => Promise<unknown>;

export interface XmllintRun {
  /** As of the command line: 0 valid, 1 not parsed, 3 invalid; `undefined` when stopped. */
  exitCode: number | undefined;
  /** The printed lines. */
  lines: string[];
}

export interface XmllintSettings {
  files: Readonly<Record<string, string | Uint8Array>>;
  arguments: readonly string[];
  /** Asked after each line it printed; `true` stops it. */
  isEnough: (line: string, count: number) => boolean;
  /** MiB it may use. @throws BomCheckUnavailableError when that is not enough */
  maxMemory: number;
}

const PAGES_PER_MIB = 16;
const FIRST_MEMORY = 16;

/**
 * Runs xmllint in this thread, without network and without a file system; needs `wasm-unsafe-eval` in a
 * Content-Security-Policy. It cannot be interrupted from outside: who wants that ends the thread.
 */
export async function runXmllint(settings: XmllintSettings): Promise<XmllintRun> {
  const { createXmllint } = await import('../generated/xmllintModule.js');
  const module = await (compiled ??= compile());
  const run: XmllintRun = { exitCode: undefined, lines: [] };
  const enough = new Error('enough was printed');
  let isStopping = false;
  // The factory waits for its instance and does not learn that there will be none.
  let failToStart: (error: unknown) => void = () => {};
  const neverStarted = new Promise<never>((_resolve, reject) => {
    failToStart = reject;
  });
  try {
    const finished = createXmllint({
      inputFiles: Object.entries(settings.files).map(([fileName, contents]) => ({ fileName, contents })),
      arguments: settings.arguments,
      wasmMemory: new WebAssembly.Memory({
        initial: FIRST_MEMORY * PAGES_PER_MIB,
        maximum: settings.maxMemory * PAGES_PER_MIB,
      }),
      instantiateWasm(imports, onInstance) {
        const stoppable = stopAfterCalls(imports, () => isStopping && enough);
        WebAssembly.instantiate(module, stoppable).then(
          (instance) => onInstance(instance, module),
          (error: unknown) => failToStart(error),
        );
        return {};
      },
      // A document may name /dev/stdin as the place of a schema; the factory would ask the user for it.
      stdin: () => null,
      print: () => {},
      printErr(line) {
        if (isStopping) return;
        run.lines.push(line);
        isStopping = settings.isEnough(line, run.lines.length);
      },
      onExit(code) {
        run.exitCode = code;
      },
    });
    await Promise.race([finished, neverStarted]);
  } catch (error) {
    if (error === enough) return run;
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
      throw new BomCheckUnavailableError('memory', 'The XML is too large to be checked', { cause: error });
    }
    throw error;
  }
  const OUT_OF_MEMORY = 9;
  if (run.exitCode === OUT_OF_MEMORY)
    throw new BomCheckUnavailableError('memory', 'The XML is too large to be checked');
  return run;
}

/**
 * Lets an error end the program when it next calls out. Thrown while a line is printed it would end nothing: the file system
 * in memory takes it for a failed write.
 */
function stopAfterCalls(
  imports: WebAssembly.Imports,
  reasonToStop: () => Error | false,
): WebAssembly.Imports {
  const wrap = (value: WebAssembly.ImportValue): WebAssembly.ImportValue => {
    if (typeof value !== 'function') return value;
    return (...args: unknown[]): unknown => {
      const result: unknown = value(...args);
      const reason = reasonToStop();
      if (reason) throw reason;
      return result;
    };
  };
  return Object.fromEntries(
    Object.entries(imports).map(([name, entries]) => [
      name,
      Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, wrap(value)])),
    ]),
  );
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the wasm, which is compressed inside a module. A separate asset is found by a URL, and bundlers,
 * development servers, and Node each handle those differently.
 */
async function compile(): Promise<WebAssembly.Module> {
  try {
    const { gzippedWasm } = await import('../generated/xmllintWasm.js');
    const compressed = Uint8Array.from(atob(gzippedWasm), (letter) => letter.charCodeAt(0));
    const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await WebAssembly.compile(await new Response(stream).arrayBuffer());
  } catch (error) {
    // The next check may try again.
    compiled = undefined;
    throw new BomCheckUnavailableError('failed', 'The XML check could not be loaded', { cause: error });
  }
}
