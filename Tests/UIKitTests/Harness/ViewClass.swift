import DeviceProtocol
import Foundation
import SymbolGraphs
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

  private struct Graph: Decodable {
    let relationships: [SymbolGraph.Relationship]
  }

  /// The subclasses of `UIView` that UIKit declares as public, as the compiler listed them.
  nonisolated static func types() throws -> [UIView.Type] {
    let graph = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules/UIKit" + SymbolGraph.suffix)
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph)).relationships
      .filter { $0.kind == "inheritsFrom" && $0.source.hasPrefix("s:5UIKit") }
      .compactMap { _typeByName(String($0.source.dropFirst(2))) as? UIView.Type }
  }
}
