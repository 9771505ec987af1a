/// A part of a test that has a name.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctactivity>.
public protocol XCTActivity: AnyObject {
  /// The name of the activity for people.
  var name: String { get }
  /// Stores an attachment with the activity's result.
  func add(_ attachment: XCTAttachment)
}

/// A part of the test that runs.
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
  /// Stores an attachment with the test's result.
  public func add(_ attachment: XCTAttachment) {
    attachment.send()
  }
}
