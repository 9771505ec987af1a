import Foundation

/// A frame in a call stack.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctsourcecodeframe>.
public class XCTSourceCodeFrame: NSObject, @unchecked Sendable {
  /// The address of the call.
  public let address: UInt64
  /// Information about the location, if it was provided.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// Creates a frame with a call's address and symbol.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    self.address = address
    self.symbolInfo = symbolInfo
    super.init()
  }

  /// Creates a frame with a call's address.
  public convenience init(address: UInt64) {
    self.init(address: address, symbolInfo: nil)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? XCTSourceCodeFrame)?.address == address
  }

  public override var hash: Int { address.hashValue }
}
