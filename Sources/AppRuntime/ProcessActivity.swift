import Foundation

/// The activity of the app's process outside of its main thread, as reported by the kernel.
package enum ProcessActivity {
  /// Whether nothing more will happen unless the main thread or the device causes it.
  ///
  /// That's the case if no work is in progress, all other threads wait indefinitely, no timer is
  /// set, and there are no network connections.
  package static var isOver: Bool {
    !MainQueue.hasWork && !MainQueue.hasWorkElsewhere && !DispatchTimers.takeRealTime
      && otherThreadsWaitForever
      && !openFiles.contains(where: maySpeak)
  }

  // MARK: Threads

  private static var otherThreadsWaitForever: Bool {
    let main = "\(getpid())"
    let threads = entries(of: "/proc/self/task")
    // If the kernel doesn't list the main thread, the list isn't reliable.
    return threads.contains(main) && threads.allSatisfy { $0 == main || waitsForever($0) }
  }

  private static func waitsForever(_ thread: String) -> Bool {
    guard let call = SystemCall(thread) else { return false }
    switch call.number {
    // libdispatch's threads wait for work for only a few seconds.
    case SystemCall.futex: return call.arguments[3] == 0 || isOfDispatch(thread)
    case _ where call.isEpoll: return isEndless(call.arguments[3])
    case SystemCall.poll: return isEndless(call.arguments[2])
    case SystemCall.ppoll: return call.arguments[2] == 0
    default: return false
    }
  }

  /// Returns whether a timeout in milliseconds means to wait indefinitely.
  private static func isEndless(_ milliseconds: UInt) -> Bool {
    Int32(truncatingIfNeeded: milliseconds) < 0
  }

  private static func isOfDispatch(_ thread: String) -> Bool {
    let name = contents(of: "/proc/self/task/\(thread)/comm").dropLast()
    return name.hasSuffix("-qos") || name.hasSuffix(".overcommit")
  }

  /// The system call that a thread is waiting for.
  private struct SystemCall {
    // Glibc's names for the numbers aren't available in Swift.
    #if arch(x86_64)
      static let (futex, poll, ppoll, epollWait, epollPwait) = (202, 7, 271, 232, 281)
    #else
      static let (futex, poll, ppoll, epollWait, epollPwait) = (98, -1, 73, -1, 22)
    #endif

    let number: Int
    let arguments: [UInt]

    var isEpoll: Bool { number == Self.epollWait || number == Self.epollPwait }

    /// Returns `nil` if the thread is running or has ended.
    init?(_ thread: String) {
      let words = contents(of: "/proc/self/task/\(thread)/syscall").split(separator: " ")
      guard words.count > 6, let number = Int(words[0]) else { return nil }
      self.number = number
      arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    }
  }

  // MARK: Files

  private static var openFiles: [String] {
    let ofDispatch = filesOfDispatch
    return entries(of: "/proc/self/fd").filter { !ofDispatch.contains($0) }
  }

  /// The files that libdispatch's manager thread waits for.
  ///
  /// Their timers are handled by `DispatchTimers`, except for one that libdispatch uses to manage
  /// its threads.
  private static var filesOfDispatch: Set<String> {
    for thread in entries(of: "/proc/self/task") where isOfDispatch(thread) {
      guard let call = SystemCall(thread), call.isEpoll else { continue }
      let lines = contents(of: "/proc/self/fdinfo/\(call.arguments[0])").split(separator: "\n")
      return Set(lines.filter { $0.hasPrefix("tfd:") }.map { "\($0.split(separator: " ")[1])" })
    }
    return []
  }

  /// Returns whether a file is an active timer or a network connection.
  private static func maySpeak(_ file: String) -> Bool {
    let link =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")) ?? ""
    if link.contains("[timerfd]") {
      return !contents(of: "/proc/self/fdinfo/\(file)").contains("it_value: (0, 0)")
    }
    guard link.hasPrefix("socket:"), let descriptor = Int32(file) else { return false }
    var (domain, size) = (AF_UNIX, socklen_t(MemoryLayout<Int32>.size))
    getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size)
    return domain != AF_UNIX
  }

  // MARK: Reading

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func contents(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
