import DeviceProtocol
import UIKit

/// A public view class, and the properties that flows, assistive technologies, UI tests, and
/// reports expect of its views.
@MainActor
struct ViewClass {
  let type: UIView.Type
  let make: @MainActor () -> UIView
  let role: ElementRole?
  let kind: ElementKind
  /// Whether UI tests see the subviews of its views.
  let showsContent: Bool
  /// The initial legibility of its text, for audits.
  let legibility: TextLegibility
  /// The name of its views in reports, or `nil` if reports name them by their traits.
  let word: String?

  init<View: UIView>(
    _ make: @autoclosure @escaping @MainActor () -> View, role: ElementRole? = nil,
    kind: ElementKind = .other, showsContent: Bool = true, legibility: TextLegibility = [],
    word: String? = nil
  ) {
    type = View.self
    self.make = make
    self.role = role
    self.kind = kind
    self.showsContent = showsContent
    self.legibility = legibility
    self.word = word
  }
}
