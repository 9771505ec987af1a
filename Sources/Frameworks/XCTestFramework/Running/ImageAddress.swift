import Glibc

/// The program or library that an address in memory belongs to.
enum ImageAddress {
  // Functions of glibc that no module of Swift's declares.
  private typealias FindAddress = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
  private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32

  /// `Dl_info`.
  private struct AddressInfo {
    var file: UInt = 0
    var base: UInt = 0
    var symbol: UInt = 0
    var symbolAddress: UInt = 0
  }

  private static let findAddress = dlsym(nil, "dladdr").map {
    unsafeBitCast($0, to: FindAddress.self)
  }
  private static let backtrace = dlsym(nil, "backtrace").map {
    unsafeBitCast($0, to: Backtrace.self)
  }

  /// Where the program or library that an address belongs to begins.
  static func base(of address: UInt) -> UInt? {
    var info = AddressInfo()
    guard let findAddress, findAddress(address, &info) != 0 else { return nil }
    return info.base
  }

  /// The calls that led here, the innermost first.
  static func callers(atMost count: Int) -> [UInt] {
    guard let backtrace else { return [] }
    var addresses = [UInt](repeating: 0, count: count)
    let found = backtrace(&addresses, Int32(count))
    return Array(addresses.prefix(Int(found)))
  }
}
