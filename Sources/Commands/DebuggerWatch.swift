import Foundation

/// Ends this process with the debugger that started it.
///
/// Some editors kill the debugger, which then can't end its processes.
enum DebuggerWatch {
  private static let interval = 0.3

  /// Starts to watch the process of a debugger, unless it didn't start this one.
  static func start(_ debugger: pid_t) {
    guard getppid() == debugger else { return }
    Thread.detachNewThread {
      while getppid() == debugger { Thread.sleep(forTimeInterval: interval) }
      kill(getpid(), SIGTERM)
    }
  }
}
