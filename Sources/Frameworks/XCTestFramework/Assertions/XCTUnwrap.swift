import Foundation

/// Checks that an expression isn't `nil`, and returns its value.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctunwrap(_:_:file:line:)>.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  let place = Assertion.Place("XCTUnwrap", file, line)
  let value: T?
  do {
    value = try expression()
  } catch {
    Assertion.fail(place, "threw error \"\(error)\"", message())
    throw UnwrapFailure()
  }
  if let value { return value }
  Assertion.fail(place, "expected non-nil value of type \"\(T.self)\"", message())
  throw UnwrapFailure()
}

/// The error that `XCTUnwrap` throws after it has recorded the issue.
struct UnwrapFailure: Error {}
