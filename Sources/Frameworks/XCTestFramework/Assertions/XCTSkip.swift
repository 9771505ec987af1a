import Foundation

/// An error that a test throws to skip itself.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctskip-swift.struct>.
public struct XCTSkip: Error {
  /// The reason for skipping the test.
  public let message: String?
  /// The location in the source.
  public let sourceCodeContext: XCTSourceCodeContext

  /// Creates an error with a reason for skipping the test.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.message = message()
    sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
  }
}

/// Skips the rest of the test if an expression is true.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctskipif(_:_:file:line:)>.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message(), file: file, line: line) }
}

/// Skips the rest of the test unless an expression is true.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctskipunless(_:_:file:line:)>.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message(), file: file, line: line) }
}
