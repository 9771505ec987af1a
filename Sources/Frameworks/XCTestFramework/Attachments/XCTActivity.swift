/// A named part of a test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctactivity>.
public protocol XCTActivity: AnyObject {
  /// The user-visible name of the activity.
  var name: String { get }
  /// Adds an attachment to the activity.
  func add(_ attachment: XCTAttachment)
}

/// A part of the running test.
final class Activity: XCTActivity {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func add(_ attachment: XCTAttachment) {
    attachment.send()
  }
}

extension XCTestCase: XCTActivity {
  /// Adds an attachment to the test.
  public func add(_ attachment: XCTAttachment) {
    attachment.send()
  }
}
