import Foundation
import SymbolGraphs
import UIKit

@testable import UIKitCore

/// The public classes of UIKit, read from the symbol graphs that the compiler wrote when it built
/// UIKit's modules.
///
/// This ensures that no class is forgotten.
enum PublicClasses {
  /// A class and the properties that it declares.
  // The value of `AnyClass` is the same on every thread, but the compiler doesn't know that.
  struct Declared: @unchecked Sendable {
    /// The name, such as `UISwitch`.
    let name: String
    /// The class.
    let type: AnyClass
    /// The declarations of the class's own properties by name, such as `var isOn: Bool { get set
    /// }`.
    let properties: [String: String]
  }

  /// All classes by name.
  static let all: [Declared] = {
    let symbols = graphs.flatMap(\.symbols)
    let properties = Dictionary(grouping: symbols.filter { $0.kind == "swift.property" }) {
      $0.path.dropLast()
    }
    return symbols.filter { $0.kind == "swift.class" }.compactMap { symbol in
      let name = symbol.path.joined(separator: ".")
      guard let type = NSClassFromString("UIKit.\(name)") else { return nil }
      let own = (properties[symbol.path[...]] ?? []).map {
        ($0.path.last ?? "", $0.declaration.map(\.spelling).joined())
      }
      return Declared(
        name: name, type: type, properties: Dictionary(own, uniquingKeysWith: { $1 }))
    }.sorted { $0.name < $1.name }
  }()

  /// The symbol graphs of UIKit's modules.
  private static var graphs: [SymbolGraph] {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")
    let files = (try? SymbolGraph.files(in: folder)) ?? []
    return files.filter { $0.lastPathComponent.hasPrefix("UIKit") }.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      return try? JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }

  /// The classes of views.
  @MainActor static var views: [(name: String, type: UIView.Type)] {
    all.compactMap { declared in (declared.type as? UIView.Type).map { (declared.name, $0) } }
  }

  /// The classes of controls.
  @MainActor static var controls: [(name: String, type: UIControl.Type)] {
    all.compactMap { declared in (declared.type as? UIControl.Type).map { (declared.name, $0) } }
  }
}
