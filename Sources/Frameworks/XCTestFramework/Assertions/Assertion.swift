import Foundation

/// The common implementation of all assertions.
enum Assertion {
  /// The location and name of an assertion.
  struct Place {
    let name: String
    let file: StaticString
    let line: UInt

    init(_ name: String, _ file: StaticString, _ line: UInt) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  /// Checks a value.
  /// - Parameter problem: A description of the problem: an empty string if there's no description,
  ///   or `nil` if there's no problem.
  static func check<Value>(
    _ place: Place, _ message: () -> String, _ expression: () throws -> Value,
    problem: (Value) -> String?
  ) {
    do {
      guard let problem = problem(try expression()) else { return }
      fail(place, problem, message())
    } catch {
      fail(place, "threw error \"\(error)\"", message())
    }
  }

  /// Checks two values.
  static func check<First, Second>(
    _ place: Place, _ message: () -> String, _ first: () throws -> First,
    _ second: () throws -> Second, problem: (First, Second) -> String?
  ) {
    check(place, message, { (try first(), try second()) }, problem: problem)
  }

  /// Records a failed assertion.
  static func fail(_ place: Place, _ problem: String, _ message: String) {
    let name = place.name + (place.name == "failed" ? "" : " failed")
    let what = problem.isEmpty ? name : "\(name): \(problem)"
    RunningTest.record(
      XCTIssue(
        .assertionFailure, message.isEmpty ? what : "\(what) - \(message)", file: place.file,
        line: place.line))
  }

  /// Returns a value in readable form.
  static func text<Value>(_ value: Value) -> String {
    String(describing: value)
  }
}
