import Foundation

/// The location of an issue in the source, and the calls that led to it.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctsourcecodecontext>.
public class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The calls, innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line in the source, if it's known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context with a location and the calls that led to it.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
    super.init()
  }

  /// Creates a context with a location and the addresses of the calls that led to it.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// Creates a context with a line and the calls that led to the current moment.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Creates a context with the calls that led to the current moment.
  public convenience override init() {
    self.init(location: nil)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeContext else { return false }
    return callStack == other.callStack && location == other.location
  }

  public override var hash: Int { location?.hash ?? 0 }
}
