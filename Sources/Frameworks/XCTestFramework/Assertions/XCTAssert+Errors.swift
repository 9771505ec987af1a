import Foundation

/// Checks that an expression throws an error.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertthrowserror(_:_:file:line:_:)>.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
  } catch {
    return errorHandler(error)
  }
  Assertion.fail(
    .init("XCTAssertThrowsError", file, line), "did not throw an error", message())
}

/// Checks that an expression doesn't throw an error.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertnothrow(_:_:file:line:)>.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertNoThrow", file, line), message, expression) { _ in nil }
}
