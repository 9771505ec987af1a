import Foundation

/// A process that traces another one as a debugger does, but without reading anything.
package final class Tracer {
  /// An error if the tracing process has failed.
  private struct Failure: Error {}

  private static let script = """
    import ctypes, os, signal, sys
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    process, ATTACH, CONTINUE, DETACH, ALL = int(sys.argv[1]), 16, 7, 17, 0x40000000
    def trace(request):
        if libc.ptrace(request, process, None, None) != 0:
            sys.exit(os.strerror(ctypes.get_errno()))
    def stop():
        os.kill(process, signal.SIGSTOP)
        os.waitpid(process, ALL)
    actions = {
        "attach": lambda: (trace(ATTACH), os.waitpid(process, ALL)), "stop": stop,
        "continue": lambda: trace(CONTINUE), "detach": lambda: trace(DETACH),
    }
    for line in sys.stdin:
        actions[line.strip()]()
        print(line.strip(), flush=True)
    """

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Attaches to a process, which stops it.
  package init(_ pid: Int32) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script, String(pid)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try perform("attach")
  }

  /// Performs `stop`, `continue`, or, while the process is stopped, `detach`.
  package func perform(_ action: String) throws {
    input.fileHandleForWriting.write(Data((action + "\n").utf8))
    var answer = ""
    while !answer.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure() }
      answer += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Ends the tracing process, which detaches it.
  package func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
