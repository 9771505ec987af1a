import DeviceProtocol
import Foundation

/// A test class, and a closure that creates instances.
///
/// The builder generates these.
package struct TestClass {
  /// The class.
  let type: XCTestCase.Type
  /// The name without its module.
  package let name: String
  /// The target that contains the class.
  private(set) var target = ""
  private let make: @MainActor () -> XCTestCase
  /// The tests, including inherited ones, in the order they run.
  let methods: [TestMethod]

  /// Creates a test class with its tests.
  package init(
    _ type: XCTestCase.Type, name: String, make: @escaping @MainActor () -> XCTestCase,
    methods: [TestMethod]
  ) {
    self.type = type
    self.name = name
    self.make = make
    self.methods = methods.sorted { $0.name < $1.name }
  }

  /// Returns the class as a member of a target.
  func of(_ target: String) -> TestClass {
    var known = self
    known.target = target
    return known
  }

  /// The names of the tests.
  var tests: [TestName] { methods.map { identity(of: $0).name } }

  private func identity(of method: TestMethod) -> TestIdentity {
    TestIdentity(target: target, className: name, method: method.name)
  }

  /// Returns an instance for a test.
  @MainActor func make(_ method: TestMethod) -> XCTestCase {
    let test = make()
    test.method = method
    test.identity = identity(of: method)
    return test
  }

  /// Returns an instance for each test.
  @MainActor func makeAll() -> [XCTestCase] {
    methods.map(make)
  }
}
