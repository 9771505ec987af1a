import Foundation
import Safeguards

/// Attaching to apps of another user.
extension Debugger {
  /// The number of the capability `SYS_PTRACE` in `linux/capability.h`.
  private static let tracing = 19
  /// The places of the program that changes the user.
  private static let changers = ["/usr/bin/setpriv", "/bin/setpriv"]

  /// Returns the environment variables that the debugger needs to attach to a process.
  ///
  /// In a container, the administrator usually can't trace processes of other users. So Quince
  /// starts the part of the debugger that does so as the app's user.
  /// - Throws: `BuildFailure` if the program that changes the user doesn't exist, or `FileFailure`.
  package func variables(toAttachTo process: Int) throws -> [String: String] {
    var status = stat()
    // Without the file, the debugger attaches in the usual way, and reports if it can't.
    let own = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    guard geteuid() == 0, stat("/proc/\(process)", &status) == 0, status.st_uid != 0,
      !Self.has(Self.tracing, in: own)
    else { return [:] }
    guard let program = Self.changers.first(where: FileManager.default.isExecutableFile) else {
      throw BuildFailure(
        "the debugger can't attach to an app of another user",
        hint: "start the container with --cap-add=SYS_PTRACE, or install setpriv")
    }
    let server = toolchain.programs.appendingPathComponent("lldb-server").path
    let script = """
      #!/bin/sh
      exec \(program) --reuid=\(status.st_uid) --regid=\(status.st_gid) --clear-groups \
      \(server.quotedForShell) "$@"

      """
    let root = try RootFolder(making: OwnFolder.cache.prepared())
    let name = "debugger/server-\(status.st_uid)"
    try root.makeFolder("debugger")
    try root.replace(name, with: Data(script.utf8))
    let path = root.url.appendingPathComponent(name).path
    guard chmod(path, 0o755) == 0 else { throw FileFailure(path, errno: errno) }
    return ["LLDB_DEBUGSERVER_PATH": path]
  }

  /// Returns whether a process's status in `/proc` includes an effective capability.
  static func has(_ capability: Int, in status: String) -> Bool {
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
    let digits = line?.split(whereSeparator: \.isWhitespace).last ?? ""
    return UInt64(digits, radix: 16).map { $0 >> UInt64(capability) & 1 == 1 } ?? true
  }
}
