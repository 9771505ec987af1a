import Foundation

/// Checks that a value is greater than another.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertgreaterthan(_:_:_:file:line:)>.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertGreaterThan", file, line), message, expression1, expression2) {
    $0 > $1 ? nil : "(\"\(Assertion.text($0))\") is not greater than (\"\(Assertion.text($1))\")"
  }
}

/// Checks that a value is greater than or equal to another.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertgreaterthanorequal(_:_:_:file:line:)>.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(
    .init("XCTAssertGreaterThanOrEqual", file, line), message, expression1, expression2
  ) {
    $0 >= $1 ? nil : "(\"\(Assertion.text($0))\") is less than (\"\(Assertion.text($1))\")"
  }
}

/// Checks that a value is less than another.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctassertlessthan(_:_:_:file:line:)>.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertLessThan", file, line), message, expression1, expression2) {
    $0 < $1 ? nil : "(\"\(Assertion.text($0))\") is not less than (\"\(Assertion.text($1))\")"
  }
}

/// Checks that a value is less than or equal to another.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertlessthanorequal(_:_:_:file:line:)>.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(.init("XCTAssertLessThanOrEqual", file, line), message, expression1, expression2)
  {
    $0 <= $1 ? nil : "(\"\(Assertion.text($0))\") is greater than (\"\(Assertion.text($1))\")"
  }
}
