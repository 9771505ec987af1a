import Foundation

/// Expects a failure in the rest of the test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:)>.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init()
) {
  FailureExpectations.add(failureReason, options)
}

/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  FailureExpectations.add(failureReason, .init(enabled, strict, issueMatcher))
}

/// Expects a failure in a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  let entry = FailureExpectations.add(failureReason, options)
  defer { if let entry { FailureExpectations.remove(entry) } }
  return try failingBlock()
}

/// Expects a failure in a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

/// Expects a failure in an asynchronous block.
public nonisolated(nonsending) func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  failingBlock: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  let entry = FailureExpectations.add(failureReason, options)
  defer { if let entry { FailureExpectations.remove(entry) } }
  return try await failingBlock()
}

/// Expects a failure in an asynchronous block.
public nonisolated(nonsending) func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: nonisolated(nonsending) () async throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) async rethrows -> R {
  try await XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(
    _ isEnabled: Bool?, _ isStrict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?
  ) {
    self.init()
    if let isEnabled { self.isEnabled = isEnabled }
    if let isStrict { self.isStrict = isStrict }
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}
