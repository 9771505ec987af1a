import Glibc

/// The code of the app that led to where the thread is.
package enum CallStack {
  // Functions of glibc that no module of Swift's declares.
  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32
  private typealias FindAddress =
    @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32

  /// `Dl_info`.
  private struct AddressInfo {
    var file: UInt = 0
    var base: UInt = 0
    var symbol: UInt = 0
    var symbolAddress: UInt = 0
  }

  /// More return addresses than this aren't looked at.
  private static let depth = 256
  /// More callers than this aren't reported.
  private static let limit = 16

  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }

  /// The calls in the app's executable, as offsets from its beginning, the innermost first.
  package static var callers: [Int] { callers(of: addresses(atMost: depth)) }

  /// Where the calls on the stack return to, the innermost first; whose they are is found out by `callers(of:)`.
  package static func addresses(atMost count: Int) -> [UInt] {
    guard let backtrace else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, found in
      found = buffer.baseAddress.map { Int(backtrace($0, Int32(count))) } ?? 0
    }
  }

  /// Those of some calls that are in the app's executable, as offsets from its beginning.
  package static func callers(of addresses: [UInt]) -> [Int] {
    guard let find = dlsym(nil, "dladdr"), let main = dlsym(nil, "main") else { return [] }
    let findAddress = unsafeBitCast(find, to: FindAddress.self)
    func base(of address: UInt) -> UInt? {
      var info = AddressInfo()
      return findAddress(address, &info) == 0 ? nil : info.base
    }
    guard let executable = base(of: UInt(bitPattern: main)) else { return [] }
    // What is returned to follows the call.
    let calls = addresses.lazy.map { $0 &- 1 }
    return calls.filter { base(of: $0) == executable }.prefix(limit).map { Int($0 - executable) }
  }
}
