import DeviceProtocol

/// The name of a test.
struct TestIdentity {
  let target: String
  let className: String
  let method: String

  var name: TestName { TestName(target: target, suite: className, test: method) }
}
