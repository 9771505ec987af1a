import AppRuntime
import Foundation

/// The changes of annotations that maps follow.
enum AnnotationChanges {
  private static let name = Notification.Name("QuinceMapAnnotationDidChange")

  /// Reports that a property of an annotation has changed.
  static func post(about annotation: any MKAnnotation) {
    NotificationCenter.default.post(name: name, object: annotation)
  }

  /// Calls a handler on the main thread after the changes of any annotation, while the result exists.
  static func observe(_ handler: @escaping @MainActor (ObjectIdentifier) -> Void) -> Observation {
    Observation(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        guard let id = note.object.map({ ObjectIdentifier($0 as AnyObject) }) else { return }
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { handler(id) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { handler(id) } }
        }
      })
  }

  /// An observation, which ends with this object.
  final class Observation: @unchecked Sendable {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) {
      self.token = token
    }

    deinit {
      NotificationCenter.default.removeObserver(token)
    }
  }
}
