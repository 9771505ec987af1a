import Foundation

/// Checks that an expression is true.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassert(_:_:file:line:)>.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertTrue", file, line), message, expression) { $0 ? nil : "" }
}

/// Checks that an expression is true.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctasserttrue(_:_:file:line:)>.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertTrue", file, line), message, expression) { $0 ? nil : "" }
}

/// Checks that an expression is false.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertfalse(_:_:file:line:)>.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertFalse", file, line), message, expression) { $0 ? "" : nil }
}

/// Checks that an expression is `nil`.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertnil(_:_:file:line:)>.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertNil", file, line), message, expression) { $0.map { "\"\($0)\"" } }
}

/// Checks that an expression isn't `nil`.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertnotnil(_:_:file:line:)>.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertNotNil", file, line), message, expression) {
    $0 == nil ? "" : nil
  }
}

/// Fails unconditionally.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctfail(_:file:line:)>.
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.fail(.init("failed", file, line), "", message)
}
