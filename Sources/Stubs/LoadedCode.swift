import Glibc
import Synchronization

/// The program and the libraries that are loaded in this process.
package enum LoadedCode {
  // The type of a glibc function that none of Swift's modules declares.
  private typealias FindAddress = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32

  /// The layout of `Dl_info`.
  private struct AddressInfo {
    var file: UInt = 0
    var base: UInt = 0
    var symbol: UInt = 0
    var symbolAddress: UInt = 0
  }

  private static let findAddress = dlsym(nil, "dladdr").map {
    unsafeBitCast($0, to: FindAddress.self)
  }

  private static func info(of address: UInt) -> AddressInfo? {
    var info = AddressInfo()
    guard let findAddress, findAddress(address, &info) != 0 else { return nil }
    return info
  }

  /// The start address of the program.
  package static let program = dlsym(nil, "main").flatMap { base(of: UInt(bitPattern: $0)) }

  /// The cached results of `dladdr`, which searches all symbols of a library.
  private static let bases = Mutex<[UInt: UInt?]>([:])

  /// Returns the start address of the program or library that contains an address.
  package static func base(of address: UInt) -> UInt? {
    if let known = bases.withLock({ $0[address] }) { return known }
    let base = info(of: address)?.base
    bases.withLock { $0[address] = .some(base) }
    return base
  }

  /// Returns the name of the function that contains an address, if it's visible to other libraries.
  package static func symbol(at address: UInt) -> String? {
    info(of: address).flatMap { UnsafePointer<CChar>(bitPattern: $0.symbol) }
      .map { String(cString: $0) }
  }

  /// Returns a demangled symbol, using Swift's standard library.
  package static func demangled(_ symbol: String) -> String? {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(nil, "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns the file that contains some code.
  /// - Parameter place: The `#dsohandle` of the code.
  package static func file(of place: UnsafeRawPointer) -> String {
    let path = info(of: UInt(bitPattern: place)).flatMap {
      UnsafePointer<CChar>(bitPattern: $0.file)
    }
    guard let file = path.map({ String(cString: $0) }), file.hasPrefix("/") else {
      return "/proc/self/exe"
    }
    return file
  }
}
