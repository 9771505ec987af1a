import Foundation
import Glibc
import Synchronization

/// A kernel control group inside the group of this process, which limits the memory of a program
/// and of the processes that it starts.
///
/// This process can create one only on some machines. Without a control group, the launcher still
/// adds up the memory usage of the processes.
final class ControlGroup: Sendable {
  /// The launcher's option for a program with a control group.
  static let option = "--group"

  /// The group of this process, if this process can create groups in it that limit memory.
  static let parent: URL? = {
    let lines = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").lazy.compactMap { folder(of: $0) }
      .first { access($0.path, W_OK) == 0 && canLimit(in: $0) }
  }()

  private static let number = Atomic(0)

  /// The files that the launcher writes and reads: the processes of the group, and the kernel's
  /// actions when memory runs out.
  let descriptors: [Int32]
  private let folder: URL

  /// Creates the group for a command of a `Sandbox`, or returns `nil` if the command has none.
  init?(of command: [String]) {
    guard let parent = Self.parent, command.contains(Self.option),
      let option = command.firstIndex(of: "--memory"), let memory = Int(command[option + 1])
    else { return nil }
    let number = Self.number.add(1, ordering: .relaxed).newValue
    let folder = parent.appendingPathComponent("quince-\(getpid())-\(number)")
    guard mkdir(folder.path, 0o755) == 0 else { return nil }
    Self.limit(folder, to: memory)
    let processes = folder.appendingPathComponent("cgroup.procs").path
    descriptors = [
      open(processes, O_WRONLY | O_CLOEXEC), open(Self.events(of: folder), O_RDONLY | O_CLOEXEC),
    ]
    self.folder = folder
  }

  /// Removes the group after its processes have ended.
  func remove() {
    for descriptor in descriptors { close(descriptor) }
    rmdir(folder.path)
  }

  /// Returns the folder of a group, given a line with the controllers and the path.
  private static func folder(of line: Substring) -> URL? {
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    if parts[1].isEmpty { return URL(fileURLWithPath: "/sys/fs/cgroup" + parts[2]) }
    guard parts[1] == "memory" else { return nil }
    return URL(fileURLWithPath: "/sys/fs/cgroup/memory" + parts[2])
  }

  /// Returns whether creating a group works, and removes the groups of processes that no longer
  /// exist.
  private static func canLimit(in parent: URL) -> Bool {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix("quince-") {
      let owner = name.split(separator: "-").dropFirst().first.flatMap { pid_t($0) }
      if let owner, kill(owner, 0) != 0, errno == ESRCH {
        rmdir(parent.appendingPathComponent(name).path)
      }
    }
    let trial = parent.appendingPathComponent("quince-\(getpid())-0")
    guard mkdir(trial.path, 0o755) == 0 else { return false }
    defer { rmdir(trial.path) }
    return limit(trial, to: 1 << 30)
  }

  /// The files for setting the limit.
  ///
  /// The file of version 2 of the kernel's interface comes first.
  private static let limitFiles = ["memory.max", "memory.limit_in_bytes"]

  @discardableResult private static func limit(_ folder: URL, to bytes: Int) -> Bool {
    limitFiles.contains { name in
      let file = open(folder.appendingPathComponent(name).path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      let text = "\(bytes)"
      return write(file, text, text.utf8.count) > 0
    }
  }

  private static func events(of folder: URL) -> String {
    let paths = ["memory.events", "memory.oom_control"].map {
      folder.appendingPathComponent($0).path
    }
    return paths.first { access($0, R_OK) == 0 } ?? paths[0]
  }
}
