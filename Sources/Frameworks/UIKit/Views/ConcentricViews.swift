/// The views with corners that depend on the corners of their containers.
@MainActor
final class ConcentricViews {
  static let shared = ConcentricViews()

  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Whether no view has such corners.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds or removes a view.
  func note(_ view: UIView, isConcentric: Bool) {
    entries[ObjectIdentifier(view)] = isConcentric ? Entry(view: view) : nil
  }

  /// Updates the corners of the views in a container, from the outermost to the innermost.
  func applyCorners(in container: UIView) {
    guard !isEmpty else { return }
    entries = entries.filter { $0.value.view != nil }
    let inner = entries.values.compactMap(\.view).filter {
      $0 !== container && $0.isDescendant(of: container)
    }
    for view in inner.sorted(by: { Self.depth(of: $0) < Self.depth(of: $1) }) {
      view.applyCorners()
    }
  }

  private static func depth(of view: UIView) -> Int {
    sequence(first: view, next: \.superview).reduce(0) { depth, _ in depth + 1 }
  }
}
