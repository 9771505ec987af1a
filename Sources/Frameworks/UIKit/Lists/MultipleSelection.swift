import AppRuntime
import Foundation

/// A table or collection view in which a two-finger pan can select several rows or items.
@MainActor
protocol MultiplySelectable: UIScrollView {
  /// Returns the row or item at a point in the content.
  func selectablePath(at place: CGPoint) -> IndexPath?
  /// Returns whether a two-finger pan can start to select at a row or item.
  func mayBeginSelecting(at path: IndexPath) -> Bool
  /// Enables multiple selection and notifies the delegate.
  func beginSelecting(at path: IndexPath)
  /// Notifies the delegate that the pan has ended.
  func endSelecting()
  /// Returns all rows or items between two others, including both.
  func selectablePaths(from first: IndexPath, to last: IndexPath) -> [IndexPath]
  /// The index paths of the selected rows or items.
  var selectedPaths: Set<IndexPath> { get }
  /// Selects or deselects a row or an item as if the user tapped it.
  func select(_ path: IndexPath)
}

/// Selects or deselects all rows or items that a two-finger pan moves over.
@MainActor
final class MultipleSelection {
  private unowned let view: any MultiplySelectable
  /// The recognizer of the two-finger pan.
  let recognizer = UIPanGestureRecognizer()
  private var anchor: IndexPath?
  private var passed: Set<IndexPath> = []
  private var before: Set<IndexPath> = []
  private var selects = true
  private var scrolling: DeviceClock.Timer?

  init(in view: any MultiplySelectable) {
    self.view = view
    recognizer.minimumNumberOfTouches = 2
    recognizer.maximumNumberOfTouches = 2
    recognizer.addHandler { [unowned self] in follow() }
    view.addGestureRecognizer(recognizer)
  }

  /// Returns whether a recognizer has two touches at a position where they can start to select.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.numberOfTouches == 2,
      let path = view.selectablePath(at: recognizer.location(in: view))
    else { return false }
    return view.mayBeginSelecting(at: path)
  }

  private func follow() {
    switch recognizer.state {
    case .began: begin()
    case .changed: extend()
    default: end()
    }
  }

  private func begin() {
    guard let path = view.selectablePath(at: recognizer.location(in: view)) else { return }
    view.beginSelecting(at: path)
    anchor = path
    before = view.selectedPaths
    selects = !before.contains(path)
    scrolling = DeviceClock.shared.schedule(after: 1.0 / 60, interval: 1.0 / 60, kind: .endless) {
      [weak self] in MainActor.assumeIsolated { self?.scroll() }
    }
    extend()
  }

  private func extend() {
    guard let anchor, let path = view.selectablePath(at: recognizer.location(in: view)) else {
      return
    }
    let range = Set(view.selectablePaths(from: anchor, to: path))
    for path in range.union(passed).sorted() {
      let isWanted = range.contains(path) ? selects : before.contains(path)
      if view.selectedPaths.contains(path) != isWanted { view.select(path) }
    }
    passed = range
  }

  private func end() {
    scrolling?.invalidate()
    scrolling = nil
    guard anchor != nil else { return }
    anchor = nil
    passed = []
    view.endSelecting()
  }

  /// Scrolls while the touches are near an end of the visible area.
  private func scroll() {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let y = recognizer.location(in: view).y
    let step = SystemDesign.current.scrolling.edgeStep(
      at: y, from: visible.minY, to: visible.maxY)
    let target = view.clamped(CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + step))
    guard step != 0, target != view.contentOffset else { return }
    view.move(to: target)
    view.layoutIfNeeded()
    extend()
  }
}

extension MultiplySelectable {
  /// Adds the two-finger gesture when multiple selection is enabled.
  func prepareMultipleSelection() {
    if multipleSelection == nil { multipleSelection = MultipleSelection(in: self) }
  }
}
