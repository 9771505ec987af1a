import Foundation

/// The context of a test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctcontext>.
public class XCTContext: NSObject {
  /// Runs a named part of the test.
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    TestReports.send(.activityBegan(name))
    defer { TestReports.send(.activityEnded) }
    return try block(Activity(name))
  }

  /// Runs an asynchronous, named part of the test.
  @MainActor @preconcurrency
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    TestReports.send(.activityBegan(name))
    defer { TestReports.send(.activityEnded) }
    return try await block(Activity(name))
  }
}
