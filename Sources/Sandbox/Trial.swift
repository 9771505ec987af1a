import CSpawn
import Foundation
import Glibc

/// Runs one of Quince's programs that exits immediately.
enum Trial {
  /// Runs a command, and returns its exit status, or -1, and its output.
  static func run(_ command: [String]) -> (status: Int32, output: String) {
    var pipe: [Int32] = [-1, -1]
    guard quince_make_pair(&pipe, 0) == 0 else { return (-1, "") }
    defer { close(pipe[0]) }
    var argv = command.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { for string in argv { free(string) } }
    var pid: pid_t = 0
    let code = quince_spawn(&pid, command[0], &argv, &envp, "/", [-1, pipe[1], pipe[1]], 3)
    close(pipe[1])
    guard code == 0 else { return (-1, String(cString: strerror(code))) }
    let output = FileHandle(fileDescriptor: pipe[0]).readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return (
      status & 0x7f == 0 ? (status >> 8) & 0xff : -1,
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
