import DeviceProtocol
import Foundation

/// A walk through views that collects their elements.
///
/// A flow visits every view of a window each time it looks for an element. The code avoids
/// closures, because each call of a closure would check whether it's on the main thread.
@MainActor
struct ElementWalk {
  private let isOfAll: Bool
  private let isOfAutomation: Bool
  private let isOfAudit: Bool
  private let hasKinds: Bool
  private let query: ElementQuery?

  /// Creates a walk for the elements in a scope.
  init(_ scope: ElementSnapshot.Scope) {
    if case .audit = scope { isOfAudit = true } else { isOfAudit = false }
    if case .kinds = scope { hasKinds = true } else { hasKinds = false }
    switch scope {
    case .all, .kinds: (isOfAll, isOfAutomation, query) = (true, false, nil)
    case .visible: (isOfAll, isOfAutomation, query) = (false, false, nil)
    case .automation, .audit: (isOfAll, isOfAutomation, query) = (false, true, nil)
    case .sought(let query): (isOfAll, isOfAutomation, self.query) = (false, false, query)
    }
  }

  private struct Surroundings {
    /// The superview's origin on the screen, if it's neither rotated nor scaled.
    var origin: CGPoint
    /// The visible area of the screen.
    var clip: CGRect
    var isVisible: Bool
    var isHiddenFromAccessibility: Bool
    /// The area of the screen that a presented view controller covers.
    var cover: CGRect?
    /// Whether a presented view controller receives all touches.
    var isBehindModal = false
  }

  /// Adds the element of a window, or its subviews' elements if the window itself isn't in the
  /// scope.
  func add(_ window: UIWindow, on screen: CGRect, to elements: inout [ScreenElement]) {
    let surroundings = Surroundings(
      origin: .zero, clip: screen, isVisible: true, isHiddenFromAccessibility: false)
    add(window, in: surroundings, to: &elements)
  }

  /// Adds the element of a view, unless the view and all of its subviews are out of scope.
  private func add(
    _ view: UIView, in surroundings: Surroundings, to elements: inout [ScreenElement]
  ) {
    let isShown = surroundings.isVisible && !view.isHidden && view.alpha > 0.01
    if !isOfAll, !isShown { return }
    let frame = Self.frame(of: view, in: surroundings)
    let visiblePart = Self.common(frame, surroundings.clip)
    let isOutside = visiblePart.isNull || visiblePart.isEmpty
    let subviews = view.storedSubviews
    if !isOfAll, !isOfAutomation, isOutside, view.clipsToBounds || subviews.isEmpty { return }
    if isOfAutomation, view.accessibilityElementsHidden { return }

    var inner = surroundings
    inner.origin = CGPoint(
      x: frame.origin.x - view.bounds.origin.x, y: frame.origin.y - view.bounds.origin.y)
    if view.clipsToBounds { inner.clip = visiblePart.isNull ? .zero : visiblePart }
    inner.isVisible = isShown
    inner.isHiddenFromAccessibility =
      surroundings.isHiddenFromAccessibility || view.accessibilityElementsHidden
    let isVisible =
      isShown && !isOutside && !(surroundings.cover?.contains(visiblePart) ?? false)
    if let query, !isVisible || !Self.isMeant(view, by: query) {
      addAll(subviews, of: view, in: inner, to: &elements)
      return
    }
    var element = ScreenElement(id: 0, type: "", frame: frame)
    element.isVisible = isVisible
    element.isBehindModal = surroundings.isBehindModal
    element.isAccessible =
      view.isAccessibilityElement && isShown && !surroundings.isHiddenFromAccessibility
    ElementSnapshot.describe(
      view, &element, isHiddenFromAccessibility: surroundings.isHiddenFromAccessibility)
    if isOfAutomation { view.describeForTests(&element) }
    if isOfAudit { element.legibility = view.legibility }
    if hasKinds { element.kind = view.elementKind }
    if !isOfAutomation || view.showsContentToTests {
      addAll(subviews, of: view, in: inner, to: &element.children)
    }
    if isOfAutomation, let table = view as? UITableView {
      addRows(withoutCellsOf: table, in: inner, to: &element.children)
    }
    if element.isVisible { addOwn(of: view, in: inner, to: &element.children) }
    if isOfAll || isOfAutomation || isVisible || !element.children.isEmpty {
      elements.append(element)
    }
  }

  /// Adds the rows of a table that have no cells because they're beyond its edges, before and after
  /// the rows that have cells.
  private func addRows(
    withoutCellsOf table: UITableView, in surroundings: Surroundings,
    to elements: inout [ScreenElement]
  ) {
    let first = table.visibleCells_.keys.min()
    var above: [ScreenElement] = []
    var below: [ScreenElement] = []
    for (count, path) in table.rowsWithoutCells.prefix(Self.mostRows).enumerated() {
      let row = element(
        ofRow: path, of: table, in: surroundings, withContent: count < Self.mostRowsWithContent)
      if let first, path < first { above.append(row) } else { below.append(row) }
    }
    let start = elements.firstIndex { $0.kind == .cell }
    let end = elements.lastIndex { $0.kind == .cell }.map { $0 + 1 }
    elements.insert(contentsOf: below, at: end ?? elements.count)
    elements.insert(contentsOf: above, at: start ?? 0)
  }

  private func element(
    ofRow path: IndexPath, of table: UITableView, in surroundings: Surroundings,
    withContent: Bool
  ) -> ScreenElement {
    var found: [ScreenElement] = []
    if withContent {
      table.lendCell(at: path) { add($0, in: surroundings, to: &found) }
    }
    let frame = table.rectForRow(at: path)
      .offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
    var row = found.first ?? ScreenElement(id: 0, type: "UITableViewCell", frame: frame)
    row.id = ElementSnapshot.identity(ofItem: path, in: table)
    row.kind = .cell
    row.isVisible = false
    return row
  }

  /// The maximum number of rows without cells that are described, and how many of them are
  /// described with content from the data source.
  private static let (mostRows, mostRowsWithContent) = (10_000, 100)

  /// Adds the elements of a view that aren't views.
  private func addOwn(
    of view: UIView, in surroundings: Surroundings, to elements: inout [ScreenElement]
  ) {
    for own in ElementSnapshot.ownElements(of: view) {
      var element = ElementSnapshot.describe(
        own, isHiddenFromAccessibility: surroundings.isHiddenFromAccessibility)
      if isOfAutomation {
        element.kind = own.accessibilityTraits.elementKind ?? .other
      }
      elements.append(element)
    }
  }

  /// Returns the intersection of two rectangles.
  ///
  /// Usually, this doesn't need to compute it.
  private static func common(_ frame: CGRect, _ clip: CGRect) -> CGRect {
    misses(frame, clip) ? .null : frame.intersection(clip)
  }

  /// Returns whether two rectangles definitely don't overlap.
  private static func misses(_ frame: CGRect, _ clip: CGRect) -> Bool {
    let (size, visible) = (frame.size, clip.size)
    guard size.width >= 0, size.height >= 0, visible.width >= 0, visible.height >= 0 else {
      return false
    }
    return frame.origin.y >= clip.origin.y + visible.height
      || frame.origin.y + size.height <= clip.origin.y
      || frame.origin.x >= clip.origin.x + visible.width
      || frame.origin.x + size.width <= clip.origin.x
  }

  private static func isMeant(_ view: UIView, by query: ElementQuery) -> Bool {
    var element = ScreenElement(id: 0, type: "", frame: .zero)
    ElementSnapshot.describeTexts(of: view, &element)
    return query.mayMean(element)
  }

  /// The width above which a rectangle is treated as infinite.
  private static let greatestWidth = 1e300

  private static func frame(of view: UIView, in surroundings: Surroundings) -> CGRect {
    somewhere(view.frame.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y))
  }

  /// Returns a frame on the screen, or zero if the frame isn't finite, because it couldn't be
  /// encoded as JSON.
  static func somewhere(_ frame: CGRect) -> CGRect {
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    guard sum.isFinite, frame.size.width < greatestWidth || !frame.isInfinite else { return .zero }
    return frame
  }

  private func addAll(
    _ subviews: [UIView], of view: UIView, in surroundings: Surroundings,
    to elements: inout [ScreenElement]
  ) {
    if subviews.isEmpty { return }
    guard let order = Self.accessibilityOrder(of: view, subviews) else {
      let places = places(of: view, in: surroundings) ?? [subviews.indices]
      let modals = Modals(subviews, at: places)
      for places in places {
        for index in places {
          add(subviews[index], in: modals.surroundings(of: index, in: surroundings), to: &elements)
        }
      }
      return
    }
    let modals = Modals(subviews, at: [subviews.indices])
    var found: [(place: Int, index: Int, elements: [ScreenElement])] = []
    for (index, subview) in subviews.enumerated() {
      var around = modals.surroundings(of: index, in: surroundings)
      if order[index] == nil { around.isHiddenFromAccessibility = true }
      var own: [ScreenElement] = []
      add(subview, in: around, to: &own)
      found.append((order[index] ?? .max, index, own))
    }
    for group in found.sorted(by: { ($0.place, $0.index) < ($1.place, $1.index) }) {
      elements += group.elements
    }
  }

  /// Returns the indexes of the subviews that might contain elements, or `nil` for all.
  private func places(of view: UIView, in surroundings: Surroundings) -> [Range<Int>]? {
    if isOfAll || isOfAutomation { return nil }
    let origin = surroundings.origin
    return view.placesOfSubviews(in: surroundings.clip.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// The modal subviews, which hide other subviews from assistive technologies.
  @MainActor
  private struct Modals {
    private let last: (index: Int, container: PresentationContainerView)?
    private let accessible: Int?

    /// Finds the modal subviews at the specified indexes.
    ///
    /// Subviews at other indexes aren't modal.
    init(_ subviews: [UIView], at places: [Range<Int>]) {
      var last: (Int, PresentationContainerView)?
      var accessible: Int?
      for places in places {
        for index in places {
          let subview = subviews[index]
          if let container = subview as? PresentationContainerView, container.isModal {
            last = (index, container)
          }
          if subview.accessibilityViewIsModal, !subview.isHidden { accessible = index }
        }
      }
      self.last = last
      self.accessible = accessible
    }

    /// Returns the surroundings of a subview, based on those of all subviews.
    func surroundings(of index: Int, in surroundings: Surroundings) -> Surroundings {
      if last == nil, accessible == nil { return surroundings }
      var around = surroundings
      if let accessible, index != accessible { around.isHiddenFromAccessibility = true }
      if let last, index < last.index {
        around.isHiddenFromAccessibility = true
        around.isBehindModal = true
        around.cover = last.container.cover?.offsetBy(
          dx: surroundings.origin.x + last.container.frame.minX,
          dy: surroundings.origin.y + last.container.frame.minY)
      }
      return around
    }
  }

  /// Returns the indexes of the subviews that a view specifies as its only accessible elements, if
  /// it does.
  private static func accessibilityOrder(of view: UIView, _ subviews: [UIView]) -> [Int?]? {
    guard let elements = view.accessibilityElements else { return nil }
    return subviews.map { subview in
      elements.firstIndex { ($0 as? UIView)?.isDescendant(of: subview) ?? false }
    }
  }
}
