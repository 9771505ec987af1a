import Foundation
import ObjectiveC

/// Observes the properties of an annotation of an app's class, if they're dynamic.
final class CoordinateObserver: NSObject, KeyValueObserver {
  private static let names = ["coordinate", "title", "subtitle"]

  private let annotation: NSObject
  private var observed: [String]

  /// Observes an annotation, or returns `nil` if no property is dynamic.
  init?(_ annotation: any MKAnnotation) {
    guard let object = annotation as? NSObject,
      let keys = (type(of: object) as? any KeyValueChangeTelling.Type)?.toldKeys
    else { return nil }
    self.annotation = object
    observed = Self.names.filter(keys.contains)
    super.init()
    if observed.isEmpty { return nil }
    for key in observed { object.addObserver(self, forKeyPath: key, context: nil) }
  }

  /// Stops observing.
  func end() {
    for key in observed { annotation.removeObserver(self, forKeyPath: key) }
    observed = []
  }

  deinit {
    end()
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let annotation = annotation as? any MKAnnotation {
      AnnotationChanges.post(about: annotation)
    }
  }
}
