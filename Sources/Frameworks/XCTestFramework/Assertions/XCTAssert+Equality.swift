import Foundation

/// Checks that two values are equal.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertequal(_:_:_:file:line:)>.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertEqual", file, line), message, expression1, expression2) {
    $0 == $1 ? nil : "(\"\(Assertion.text($0))\") is not equal to (\"\(Assertion.text($1))\")"
  }
}

/// Checks that two values aren't equal.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertnotequal(_:_:_:file:line:)>.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertNotEqual", file, line), message, expression1, expression2) {
    $0 != $1 ? nil : "(\"\(Assertion.text($0))\") is equal to (\"\(Assertion.text($1))\")"
  }
}

/// Checks that two object references are identical.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertidentical(_:_:_:file:line:)>.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertIdentical", file, line), message, expression1, expression2) {
    $0 === $1 ? nil : "(\"\(Assertion.text($0))\") is not identical to (\"\(Assertion.text($1))\")"
  }
}

/// Checks that two object references aren't identical.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertnotidentical(_:_:_:file:line:)>.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertNotIdentical", file, line), message, expression1, expression2) {
    $0 !== $1 ? nil : "(\"\(Assertion.text($0))\") is identical to (\"\(Assertion.text($1))\")"
  }
}
