import Foundation

/// A process's entry in the system's table, with the values that apps read.
public struct kinfo_proc: BitwiseCopyable {
  /// The values of the process.
  public var kp_proc = extern_proc()

  /// Creates an empty entry.
  public init() {}
}

/// The values of a process.
public struct extern_proc: BitwiseCopyable {
  /// The flags, such as ``P_TRACED``.
  public var p_flag: Int32 = 0
  /// The ID of the process.
  public var p_pid: pid_t = 0

  /// Creates empty values.
  public init() {}
}

/// The flag of a process that a debugger is attached to.
public var P_TRACED: Int32 { 0x800 }

extension kinfo_proc {
  /// Returns the entry of this process.
  static func current() -> kinfo_proc {
    var entry = kinfo_proc()
    entry.kp_proc.p_pid = getpid()
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let tracer = status?.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    if let tracer, !tracer.hasSuffix("\t0") { entry.kp_proc.p_flag = P_TRACED }
    return entry
  }
}
