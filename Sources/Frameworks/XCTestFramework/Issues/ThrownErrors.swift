import Foundation
import Stubs

/// Records where errors are thrown, because an error doesn't store this information.
enum ThrownErrors {
  private typealias Handler = @convention(c) (UnsafeRawPointer?) -> Void

  /// The maximum number of calls to examine for each thrown error.
  private static let depth = 48
  /// The maximum number of errors to record for each test, so that tests that often throw errors
  /// aren't slow.
  private static let most = 1000

  // Any thread can throw errors. `lock` guards all of these except for `earlier`, which is set once
  // before any error is reported.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [UnsafeRawPointer: [UInt]] = [:]
  nonisolated(unsafe) private static var latest: [UInt] = []
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var earlier: Handler?
  nonisolated(unsafe) private static var isConnected = false

  /// Makes the runtime report each error that's thrown.
  private static func connect() {
    guard !isConnected, let symbol = dlsym(nil, "_swift_willThrow") else { return }
    isConnected = true
    let place = symbol.assumingMemoryBound(to: Handler?.self)
    earlier = place.pointee
    place.pointee = { ThrownErrors.note($0) }
  }

  /// Discards the errors of the last test.
  static func begin() {
    lock.withLock {
      connect()
      places = [:]
      latest = []
      count = 0
    }
  }

  private static func note(_ error: UnsafeRawPointer?) {
    earlier?(error)
    guard let error, lock.withLock({ count < most }) else { return }
    let callers = CallStack.addresses(atMost: depth)
    lock.withLock {
      count += 1
      places[error] = callers
      latest = callers
    }
  }

  /// Returns the location where an error was thrown.
  static func context(of error: any Error) -> XCTSourceCodeContext {
    // Without `as`, it would be the bytes of the value inside the box.
    let box = unsafeBitCast(error as any Error, to: UnsafeRawPointer.self)
    // The optimizer may have moved the error to another box. In that case, it's most likely the one
    // that was thrown last.
    let callers = lock.withLock { places[box] ?? latest }
    return XCTSourceCodeContext(
      callStackAddresses: callers.map { NSNumber(value: UInt64($0)) }, location: nil)
  }
}
