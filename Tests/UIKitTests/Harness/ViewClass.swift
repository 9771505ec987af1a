import DeviceProtocol
import UIKit

/// A public view class, and how flows, assistive technology, UI tests, and reports see its views.
@MainActor
struct ViewClass {
  let type: UIView.Type
  let make: @MainActor () -> UIView
  let role: ElementRole?
  let kind: ElementKind
  /// Whether UI tests see the views in one of its views.
  let showsContent: Bool
  /// How legible its text is at first, for audits.
  let legibility: TextLegibility
  /// The word for one of its views in reports; `nil` if reports name them by their traits.
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
