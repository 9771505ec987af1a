import Foundation

/// A test method.
///
/// The builder generates these.
package struct TestMethod {
  enum Body {
    case plain(@MainActor (XCTestCase) throws -> Void)
    case async(@MainActor (XCTestCase) async throws -> Void)
  }

  /// The method's name without parentheses, such as `testSum`.
  package let name: String
  let body: Body

  /// Creates a test method, with a closure that calls it on an instance of its class.
  package init(_ name: String, _ body: @escaping @MainActor (XCTestCase) throws -> Void) {
    self.name = name
    self.body = .plain(body)
  }

  /// Creates an asynchronous test method, with a closure that calls it on an instance of its class.
  package init(
    async name: String, _ body: @escaping @MainActor (XCTestCase) async throws -> Void
  ) {
    self.name = name
    self.body = .async(body)
  }

}
