import DeviceProtocol

/// What a test is called.
struct TestIdentity {
  let target: String
  let className: String
  let method: String

  var name: TestName { TestName(target: target, suite: className, test: method) }
}
