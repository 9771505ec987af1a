import Foundation

/// Checks that two numbers are equal within an accuracy.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertequal(_:_:accuracy:_:file:line:)>.
public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(
    .init("XCTAssertEqualWithAccuracy", file, line), message, expression1, expression2
  ) {
    Accuracy.areEqual($0, $1, accuracy) ? nil : Accuracy.words("is not equal to", $0, $1, accuracy)
  }
}

/// Checks that two numbers aren't equal within an accuracy.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertnotequal(_:_:accuracy:_:file:line:)>.
public func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(
    .init("XCTAssertNotEqualWithAccuracy", file, line), message, expression1, expression2
  ) {
    Accuracy.areEqual($0, $1, accuracy) ? Accuracy.words("is equal to", $0, $1, accuracy) : nil
  }
}

/// Checks that two numbers are equal within an accuracy.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertequal(_:_:accuracy:_:file:line:)>.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(
    .init("XCTAssertEqualWithAccuracy", file, line), message, expression1, expression2
  ) {
    Accuracy.areEqual($0, $1, accuracy) ? nil : Accuracy.words("is not equal to", $0, $1, accuracy)
  }
}

/// Checks that two numbers aren't equal within an accuracy.
///
/// Follows
/// <https://developer.apple.com/documentation/xctest/xctassertnotequal(_:_:accuracy:_:file:line:)>.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion.check(
    .init("XCTAssertNotEqualWithAccuracy", file, line), message, expression1, expression2
  ) {
    Accuracy.areEqual($0, $1, accuracy) ? Accuracy.words("is equal to", $0, $1, accuracy) : nil
  }
}

/// Comparisons of numbers within an accuracy.
private enum Accuracy {
  /// Returns the message about two numbers.
  static func words<T>(_ relation: String, _ left: T, _ right: T, _ accuracy: T) -> String {
    "(\"\(left)\") \(relation) (\"\(right)\") +/- (\"\(accuracy)\")"
  }

  static func areEqual<T: FloatingPoint>(_ left: T, _ right: T, _ accuracy: T) -> Bool {
    left == right || abs(left - right) <= accuracy
  }

  static func areEqual<T: Numeric>(_ left: T, _ right: T, _ accuracy: T) -> Bool {
    if left == right { return true }
    let near = accuracy.magnitude
    // The difference of unsigned numbers might not be representable.
    guard let a = left as? any BinaryInteger, let b = right as? any BinaryInteger,
      let limit = accuracy as? any BinaryInteger
    else { return (left - right).magnitude <= near }
    return Double(a).distance(to: Double(b)).magnitude <= Double(limit)
  }
}
