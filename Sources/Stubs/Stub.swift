/// A declaration of Apple's that Quince has, but that doesn't do everything that Apple's does.
///
/// A stub is a constant of the extension for its topic, so the list of stubs is known without
/// running an app. The code that reaches a stub reports it with `tell(about:)`.
package struct Stub: Hashable, Sendable {
  /// The declaration that contains it, such as `UIScrollView`, or its common name if it isn't a
  /// declaration.
  package let subject: String
  /// The member in Swift's words, such as `setEditing(_:animated:)`; empty if all of the subject is
  /// meant.
  package let member: String
  /// The difference from Apple's behavior, as a clause.
  package let lacks: String
  /// The methods of delegates that are never called because of it, such as
  /// `UIPrintInteractionControllerDelegate.printInteractionController(_:choosePaper:)`.
  package let uncalled: [String]

  private init(subject: String, member: String, lacks: String, uncalled: [String] = []) {
    self.subject = subject
    self.member = member
    self.lacks = lacks
    self.uncalled = uncalled
  }

  /// Returns a stub for a member that does less than Apple's.
  package static func member(
    _ type: String, _ member: String, lacks: String, uncalled: [String] = []
  ) -> Stub {
    Stub(subject: type, member: member, lacks: lacks, uncalled: uncalled)
  }

  /// Returns a stub for a type that does less than Apple's, beyond any single member.
  package static func type(_ type: String, lacks: String, uncalled: [String] = []) -> Stub {
    Stub(subject: type, member: "", lacks: lacks, uncalled: uncalled)
  }

  /// Returns a stub for a feature of the device without a declaration.
  package static func feature(_ name: String, lacks: String) -> Stub {
    Stub(subject: name, member: "", lacks: lacks)
  }

  /// The name by which people know it, such as `UIScrollView.bounces`.
  package var name: String { member.isEmpty ? subject : "\(subject).\(member)" }

  /// Every stub there's, by topic.
  package static let all: [Stub] =
    accessibility + activities + animation + application + authentication + automation + bars
    + collections
    + controls + coreData
    + dragAndDrop
    + drawing + gestures + images + keyboard + layers + layout + location + menus + notifications
    + photos
    + scrolling
    + searching
    + scenes + storyboard + tables + text + viewControllers + views
}
