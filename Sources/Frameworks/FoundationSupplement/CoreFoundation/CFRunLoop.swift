import Foundation

/// An object that makes a thread wait for events, and that calls their handlers.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloop>.
public final class CFRunLoop: Hashable {
  let pointer: UnsafeRawPointer

  private init(_ pointer: UnsafeRawPointer) {
    self.pointer = pointer
  }

  nonisolated(unsafe) static let main = CFRunLoop(RunLoopCalls.main())

  /// The run loop of the current thread.
  static var current: CFRunLoop {
    let pointer = RunLoopCalls.current()
    if pointer == main.pointer { return main }
    let key: NSString = "quince.CFRunLoop"
    let kept = Thread.current.threadDictionary
    if let loop = kept.object(forKey: key) as? CFRunLoop { return loop }
    let loop = CFRunLoop(pointer)
    kept.setObject(loop, forKey: key)
    return loop
  }

  /// Performs a closure in a mode of the run loop.
  func perform(in mode: String, _ block: @escaping () -> Void) {
    RunLoopCalls.perform(pointer, CFRunLoopMode.pointer(mode), block)
    RunLoopCalls.wakeUp(pointer)
  }

  /// Returns whether two run loops are the same.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool {
    left.pointer == right.pointer
  }

  /// Hashes the identity of the run loop.
  public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

/// The result of running a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunlooprunresult>.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The mode has neither sources nor timers.
  case finished = 1
  /// The run loop was stopped.
  case stopped
  /// The time limit was reached.
  case timedOut
  /// A source was handled.
  case handledSource
}

/// Returns the run loop of the main thread.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopgetmain()>.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Returns the run loop of the current thread.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopgetcurrent()>.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Runs the current thread's run loop in its default mode until it's stopped.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunlooprun()>.
public func CFRunLoopRun() { RunLoopCalls.run() }

/// Runs the current thread's run loop in a mode for a number of seconds.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopruninmode(_:_:_:)>.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let result = RunLoopCalls.runInMode(mode.pointer, seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: result) ?? .finished
}

/// Ends the innermost run of a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopstop(_:)>.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopCalls.stop(rl.pointer) }

/// Wakes up a waiting run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:)>.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { RunLoopCalls.wakeUp(rl.pointer) }

/// Returns whether a run loop is waiting for an event.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopiswaiting(_:)>.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { RunLoopCalls.isWaiting(rl.pointer) }

/// Performs a closure when a run loop is in a mode.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopperformblock(_:_:_:)>.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let mode else { return }
  for case let name as String in mode as? [Any] ?? [mode] {
    RunLoopCalls.perform(rl.pointer, CFRunLoopMode.pointer(name), block)
  }
}

/// Core Foundation's own run loop functions.
enum RunLoopCalls {
  typealias Action = @convention(c) (UnsafeRawPointer) -> Void
  typealias Question = @convention(c) (UnsafeRawPointer) -> Bool

  static let main = CoreFoundationSymbols.function(
    "CFRunLoopGetMain", as: (@convention(c) () -> UnsafeRawPointer).self)
  static let current = CoreFoundationSymbols.function(
    "CFRunLoopGetCurrent", as: (@convention(c) () -> UnsafeRawPointer).self)
  static let run = CoreFoundationSymbols.function(
    "CFRunLoopRun", as: (@convention(c) () -> Void).self)
  static let runInMode = CoreFoundationSymbols.function(
    "CFRunLoopRunInMode", as: (@convention(c) (UnsafeRawPointer, Double, Bool) -> Int32).self)
  static let stop = CoreFoundationSymbols.function("CFRunLoopStop", as: Action.self)
  static let wakeUp = CoreFoundationSymbols.function("CFRunLoopWakeUp", as: Action.self)
  static let isWaiting = CoreFoundationSymbols.function("CFRunLoopIsWaiting", as: Question.self)
  static let perform = CoreFoundationSymbols.function(
    "CFRunLoopPerformBlock",
    as: (@convention(c) (
      UnsafeRawPointer, UnsafeRawPointer, @escaping @convention(block) () -> Void
    ) -> Void).self)
}
