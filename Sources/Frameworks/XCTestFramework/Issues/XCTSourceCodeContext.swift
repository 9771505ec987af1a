import Foundation

/// The source location and call stack of an issue.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctsourcecodecontext>.
public class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The call stack, innermost call first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line in the source, if it's known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context with a location and a call stack.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
    super.init()
  }

  /// Creates a context with a location and the addresses of a call stack.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// Creates a context with a location and the current call stack.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Creates a context with the current call stack.
  public convenience override init() {
    self.init(location: nil)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeContext else { return false }
    return callStack == other.callStack && location == other.location
  }

  public override var hash: Int { location?.hash ?? 0 }
}
