import Foundation
import ObjectiveC
import UIKit

/// The annotations of a map, and the views that show them.
@MainActor
final class AnnotationList {
  /// An annotation, its view while it's near the visible part, and its observer.
  final class Entry {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    var observer: CoordinateObserver?

    init(_ annotation: any MKAnnotation) {
      self.annotation = annotation
    }
  }

  private(set) var entries: [Entry] = []
  private var entriesByID: [ObjectIdentifier: Entry] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  var selected: [any MKAnnotation] = []

  // MARK: Annotations

  subscript(annotation: any MKAnnotation) -> Entry? { entriesByID[ObjectIdentifier(annotation)] }

  /// Adds an annotation that isn't in the list yet.
  /// - Returns: Whether it was added.
  func add(_ annotation: any MKAnnotation) -> Entry? {
    guard self[annotation] == nil else { return nil }
    let entry = Entry(annotation)
    entries.append(entry)
    entriesByID[ObjectIdentifier(annotation)] = entry
    return entry
  }

  /// Removes annotations.
  /// - Returns: Their entries.
  func remove(_ annotations: [any MKAnnotation]) -> [Entry] {
    let removed = annotations.compactMap {
      entriesByID.removeValue(forKey: ObjectIdentifier($0))
    }
    let ids = Set(removed.map { ObjectIdentifier($0) })
    if !ids.isEmpty { entries.removeAll { ids.contains(ObjectIdentifier($0)) } }
    return removed
  }

  /// Returns the entry with an object's identifier.
  func entry(id: ObjectIdentifier) -> Entry? { entriesByID[id] }

  // MARK: Views

  func register(_ type: MKAnnotationView.Type?, for identifier: String) {
    classes[identifier] = type
  }

  /// Returns a view that's no longer needed.
  func reusableView(for identifier: String) -> MKAnnotationView? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a new view of a registered class.
  func makeView(for identifier: String, _ annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    guard let type = classes[identifier] else { return nil }
    return unsafeDowncast(type.makeQuinceView(annotation, identifier), to: type)
  }

  /// Keeps a view for another annotation.
  func recycle(_ view: MKAnnotationView) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }
}
