import Glibc

/// The calls in the app's code that led to the current position of the thread.
package enum CallStack {
  /// The type of a glibc function that none of Swift's modules declares.
  package typealias Backtrace =
    @convention(c) (_ addresses: UnsafeMutablePointer<UInt>, _ count: Int32) -> Int32

  /// The maximum number of return addresses that are examined.
  private static let depth = 256
  /// The maximum number of callers that are reported.
  private static let limit = 16

  /// The glibc function `backtrace`, which writes the return addresses on the stack and returns
  /// their count.
  package static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }

  /// The calls in the app's executable, as offsets from its beginning, the innermost first.
  package static var callers: [Int] { callers(of: addresses(atMost: depth)) }

  /// Returns the return addresses of the calls on the stack, the innermost first.
  ///
  /// Use `callers(of:)` to determine which of them are in the app.
  package static func addresses(atMost count: Int) -> [UInt] {
    guard let backtrace else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, found in
      found = buffer.baseAddress.map { Int(backtrace($0, Int32(count))) } ?? 0
    }
  }

  /// Returns the calls that are in the app's executable, as offsets from its beginning.
  package static func callers(of addresses: [UInt]) -> [Int] {
    guard let program = LoadedCode.program else { return [] }
    // A return address points after the call.
    let calls = addresses.lazy.map { $0 &- 1 }
    return calls.filter { LoadedCode.base(of: $0) == program }.prefix(limit).map {
      Int($0 - program)
    }
  }
}
