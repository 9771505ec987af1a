/// An Apple API that Quince provides, but doesn't support completely.
///
/// Each stub is a constant in the extension for its topic, so the list of stubs is known without
/// running an app. The code that reaches a stub reports it with `report(about:)`.
package struct Stub: Hashable, Sendable {
  /// The declaration that contains the API, such as `UIScrollView`, or a common name if there's no
  /// declaration.
  package let subject: String
  /// The name of the member in Swift, such as `setEditing(_:animated:)`, or an empty string if the
  /// stub is about the whole subject.
  package let member: String
  /// The difference from Apple's behavior, as a clause.
  package let lacks: String
  /// The delegate methods that are therefore never called, such as
  /// `UIPrintInteractionControllerDelegate.printInteractionController(_:choosePaper:)`.
  package let uncalled: [String]

  private init(subject: String, member: String, lacks: String, uncalled: [String] = []) {
    self.subject = subject
    self.member = member
    self.lacks = lacks
    self.uncalled = uncalled
  }

  /// Returns a stub for a member that isn't completely supported.
  package static func member(
    _ type: String, _ member: String, lacks: String, uncalled: [String] = []
  ) -> Stub {
    Stub(subject: type, member: member, lacks: lacks, uncalled: uncalled)
  }

  /// Returns a stub for a type that isn't completely supported, apart from its individual members.
  package static func type(_ type: String, lacks: String, uncalled: [String] = []) -> Stub {
    Stub(subject: type, member: "", lacks: lacks, uncalled: uncalled)
  }

  /// Returns a stub for a feature of the device without a declaration.
  package static func feature(_ name: String, lacks: String) -> Stub {
    Stub(subject: name, member: "", lacks: lacks)
  }

  /// The name shown to users, such as `UIScrollView.bounces`.
  package var name: String { member.isEmpty ? subject : "\(subject).\(member)" }

  /// All stubs, by topic.
  package static let all: [Stub] =
    accessibility + activities + animation + application + authentication + automation + bars
    + collections + compression
    + controls + coreData
    + dragAndDrop
    + drawing + gestures + images + keyboard + layers + layout + location + maps + menus + network
    + notifications + photos
    + scrolling
    + searching
    + scenes + security + sound + storyboard + tables + text + viewControllers + views + web
}
